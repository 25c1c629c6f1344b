import { figures as english } from "../../facts/figures.ts";

export const figures = {
  ...english,
  projectsRunning: "in ka badan 10",
} as const;
