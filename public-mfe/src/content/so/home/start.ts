import type { Translated } from "@ministry/shared-ui";
import type * as english from "../../home/start.ts";

export const start: Translated<typeof english.start> = {
  search: "Raadi mareegta",
  find: "Raadi",
  tasks: "Maxaad rabtaa inaad samayso?",
  task: {
    project: "Raadi mashruuc",
    report: "Soo sheeg goob biyood oo xumaatay",
    publications: "Akhri daabacaado",
    tenders: "Eeg qandaraasyo furan",
    contact: "La xidhiidh wasaaradda",
    offline: "U kaydi internet la'aanta",
  },
  hotline: "Khadka tooska ah",
  news: "Wararka cusub",
  allNews: "Dhammaan wararka",
  noNews: "Weli wax war ah lama daabicin.",
  newsFailed: "Wararka lama soo rari karin.",
  tryAgain: "Isku day mar kale",
};
