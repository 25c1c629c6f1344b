/** The stages a project card may show; fixed texts, no workflow (P-93, P-204). */
export type Stage = "Implementation Stage" | "Tendering Stage" | "Design Stage" | "Installation Phase";

/** The stages in words. */
export const stageNames: Readonly<Record<Stage, string>> = {
  "Implementation Stage": "Implementation Stage",
  "Tendering Stage": "Tendering Stage",
  "Design Stage": "Design Stage",
  "Installation Phase": "Installation Phase",
};

export interface StagedProject {
  title: string;
  text: string;
  stage: Stage;
}
