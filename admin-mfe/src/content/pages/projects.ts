/** Texts of the pages for projects. */

export const projectNotFound = "Project not found.";
export const failedToLoadProject = "Failed to load project.";
export const newProject = "New Project";
