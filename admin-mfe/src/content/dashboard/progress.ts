/** Texts of the chart of progress. */

export const noProgressYet = "No project shows its progress yet.";
export const more = (count: number) => `${count} more`;
export const nextProject = (title: string) => `${title}, further on`;
export const projectsAreComplete = (done: number) =>
  done === 1 ? "1 project is complete." : `${done} projects are complete.`;
