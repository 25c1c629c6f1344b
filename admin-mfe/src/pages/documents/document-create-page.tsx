import * as documentPagesTexts from "../../content/pages/documents.ts";
import { DocumentUploadForm } from "../../features/documents/document-upload-form.tsx";
import { Page } from "../../screen/page.tsx";

/** `/DocumentManagerForm`. */
export function DocumentCreatePage() {
  return (
    <Page title={documentPagesTexts.uploadDocument}>
      <DocumentUploadForm />
    </Page>
  );
}
