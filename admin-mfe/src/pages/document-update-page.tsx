import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { DocumentUpdateForm } from "../features/documents/document-update-form.tsx";
import { documentQuery } from "../features/documents/documents-query.ts";
import { paths } from "../paths.ts";
import { Page } from "../screen/page.tsx";
import { QueryView } from "../screen/query-view.tsx";
import { useRedirect } from "../screen/use-redirect.ts";
import { useApi } from "../session/portal.tsx";

/** `/AssessmentUpdateForm/{id}`. */
export function DocumentUpdatePage() {
  const { id = "" } = useParams();
  const query = useQuery(documentQuery(useApi(), id));
  const redirect = useRedirect();
  return (
    <Page title="Update Document">
      <QueryView query={query} failure="Failed to load document.">
        {(document) => (
          <DocumentUpdateForm
            key={document.id}
            document={document}
            onSaved={() => redirect(paths.documents)}
          />
        )}
      </QueryView>
    </Page>
  );
}
