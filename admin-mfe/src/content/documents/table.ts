/** Texts of the list of documents. */

export const document = "document";
export const documents = "documents";
export const dateAddedNewestFirst = "Date added, newest first";
export const title = "Title";
export const fileSizeSmallestFirst = "File size, smallest first";
export const fileSizeLargestFirst = "File size, largest first";
export const dateAddedOldestFirst = "Date added, oldest first";
export const category = "Category";
export const fileType = "File type";
export const failedToLoadDocuments = "Failed to load documents.";
export const noDocumentsFound = "No documents found.";
export const documentsTitle = "Documents";
export const deleteThisDocumentQuestion = "Delete this document?";
export const documentDeleted = "Document deleted";
export const deleteFailed = "Delete failed";
export const file = "File";
export const actions = "Actions";
export const viewNamed = (title: string) => `View ${title}`;
export const view = "View";
export const detailsOf = (title: string) => `Details of ${title}`;
export const details = "Details";
export const editNamed = (title: string) => `Edit ${title}`;
export const edit = "Edit";
