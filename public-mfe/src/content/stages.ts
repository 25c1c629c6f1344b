/** The stages a project card may show; fixed texts, no workflow (P-93, P-204). */
export type Stage = "Implementation Stage" | "Tendering Stage" | "Design Stage" | "Installation Phase";

export interface StagedProject {
  title: string;
  text: string;
  stage: Stage;
}
