import { LinkButton } from "@ministry/shared-ui";
import * as documentPagesTexts from "../../content/pages/documents.ts";
import { DocumentsList } from "../../features/documents/documents-list.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { Allowed } from "../../session/roles/allowed.tsx";

/** `/AssessmentDashsPost` (sic). */
export function DocumentsPage() {
  return (
    <Page
      title={documentPagesTexts.documentsRepository}
      actions={
        <Allowed to="edit">
          <LinkButton to={paths.documentCreate}>{documentPagesTexts.addNewAssessments}</LinkButton>
        </Allowed>
      }
    >
      <DocumentsList />
    </Page>
  );
}
