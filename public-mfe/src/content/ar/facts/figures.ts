import { figures as english } from "../../facts/figures.ts";

export const figures = {
  ...english,
  renewableEnergy: "2 ميغاواط",
  projectsRunning: "أكثر من 10",
  solar: "12 ميغاواط",
  storage: "13.4 ميغاواط",
} as const;
