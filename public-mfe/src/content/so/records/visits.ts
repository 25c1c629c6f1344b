import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../records/visits.ts";

export const visitTexts: Translated<typeof english.visitTexts> = {
  since: (date) => `Waxa cusub tan iyo booqashadaadii ugu dambaysay ee ${date}:`,
  news: (count, orMore) => (orMore ? `${count} war ama ka badan` : `${count} war`),
  projects: {
    water: (count) => `${count} mashruuc biyood`,
    energy: (count) => `${count} mashruuc tamareed`,
  },
  publications: (count) => `${count} ${count === 1 ? "daabacaad" : "daabacaadood"}`,
  seen: "Dhammaan waa la arkay",
};
