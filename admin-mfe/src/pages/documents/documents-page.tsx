import { LinkButton } from "@ministry/shared-ui";
import { DocumentsList } from "../../features/documents/documents-list.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { Allowed } from "../../session/roles/allowed.tsx";

/** `/AssessmentDashsPost` (sic). */
export function DocumentsPage() {
  return (
    <Page
      title="Documents Repository"
      actions={
        <Allowed to="edit">
          <LinkButton to={paths.documentCreate}>Add New Assessments</LinkButton>
        </Allowed>
      }
    >
      <DocumentsList />
    </Page>
  );
}
