/** Texts of the forms for documents. */

export const titleIsRequired = "Title is required.";
export const pleaseChooseFile = "Please choose a file.";
export const fileKindMayBeRefused =
  "Files of this kind may be refused. PDF, Word, Excel, PowerPoint, OpenDocument, CSV and text files are accepted.";
export const fileTooLarge = "Files over 50 MB may be refused.";
export const title = "Title";
export const description = "Description";
export const category = "Category";
export const currentFile = "Current file:";
export const replacementFileOptional = "Replacement file (optional)";
export const file = "File";
export const fileHint = ({ isReplacement }: { isReplacement: boolean }) =>
  `${isReplacement ? "Leave it empty to keep the present file. " : ""}PDF, Word, Excel, PowerPoint, OpenDocument, CSV or text, up to 50 MB.`;
export const updateDocumentNamed = (title: string) => `Update document: ${title}`;
export const failedToUpdateDocument = "Failed to update document.";
export const documentUpdated = "Document updated";
export const save = "Save";
export const cancel = "Cancel";
export const newDocument = "New document";
export const failedToUpload = "Failed to upload";
export const uploadedWithTitleNamed = (title: string) => `Uploaded with title: ${title}`;
export const upload = "Upload";
export const uploading = "Uploading...";
