import { LinkButton } from "@ministry/shared-ui";
import { DocumentsList } from "../features/documents/documents-list.tsx";
import { paths } from "../paths.ts";
import { Page } from "../screen/page.tsx";

/** `/AssessmentDashsPost` (sic). */
export function DocumentsPage() {
  return (
    <Page
      title="Documents Repository"
      actions={<LinkButton to={paths.documentCreate}>Add New Assessments</LinkButton>}
    >
      <DocumentsList />
    </Page>
  );
}
