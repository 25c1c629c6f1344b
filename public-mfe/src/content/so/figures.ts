import { figures as english } from "../figures.ts";

export const figures = {
  ...english,
  projectsRunning: "in ka badan 10",
} as const;
