/** Texts of the pages for documents. */

export const uploadDocument = "Upload Document";
export const updateDocument = "Update Document";
export const failedToLoadDocument = "Failed to load document.";
export const documentsRepository = "Documents Repository";
export const addNewAssessments = "Add New Assessments";
