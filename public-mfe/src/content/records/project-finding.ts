import type { ProjectStage, Sector } from "@ministry/api-client";

/** Texts by which projects are found: filters of the lists, the facts on cards, the timeline of one. */
export const findingTexts = {
  sectors: { water: "Water", energy: "Energy" } satisfies Record<Sector, string>,
  /** In the order a project goes through them. */
  stages: {
    planned: "Planned",
    tendering: "Tendering",
    ongoing: "Ongoing",
    completed: "Completed",
  } satisfies Record<ProjectStage, string>,
  /** Names of the filters, and what each shows while nothing is chosen. */
  filters: {
    sector: { label: "Sector", all: "Every sector" },
    district: { label: "Place", all: "Every place" },
    stage: { label: "Stage", all: "Every stage" },
    year: { label: "Start year", all: "Every year" },
  },
  /** A choice of a filter, and how many projects it leaves. */
  choice: (name: string, count: number) => `${name} (${count})`,
  noneFound: "No project matches these filters.",
  withoutFilters: "Search in all projects",
  onMap: "See them on the map",
  /** For screen readers, of the bar on a card. */
  progress: (title: string) => `Progress of ${title}`,
  progressText: (percent: number) => `${percent}% done`,
  timeline: {
    title: "Timeline",
    now: "Now",
    started: "Work started",
    toStart: "Work is to start",
    onMap: "See it on the map",
    /** Below it: a record does not say when an achievement took place. */
    entered: "An achievement has the date on which the ministry entered it here.",
  },
} as const;
