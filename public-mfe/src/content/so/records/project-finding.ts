import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/project-finding.ts";

export const findingTexts: Translated<typeof english.findingTexts> = {
  sectors: { water: "Biyaha", energy: "Tamarta" },
  stages: {
    planned: "La qorsheeyey",
    tendering: "Qandaraas",
    ongoing: "Socda",
    completed: "La dhammeeyey",
  },
  filters: {
    sector: { label: "Qaybta", all: "Qayb kasta" },
    district: { label: "Goobta", all: "Goob kasta" },
    stage: { label: "Marxaladda", all: "Marxaladaha" },
    year: { label: "Sannadka la bilaabay", all: "Sannad kasta" },
  },
  choice: (name, count) => `${name} (${count})`,
  noneFound: "Mashruuc intan oo dhan leh ma jiro.",
  withoutFilters: "Ka raadi dhammaan mashaariicda",
  onMap: "Khariidadda ku eeg",
  progress: (title) => `Horumarka ${title}`,
  progressText: (percent) => `${percent}% waa la qabtay`,
  timeline: {
    title: "Taariikhda mashruuca",
    now: "Hadda",
    started: "Shaqadu way bilaabatay",
    toStart: "Shaqadu way bilaaban doontaa",
    onMap: "Khariidadda ku eeg",
    entered: "Waxqabad kasta wuxuu leeyahay taariikhda ay wasaaraddu halkan gelisay.",
  },
};
