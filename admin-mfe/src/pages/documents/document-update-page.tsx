import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import * as documentPagesTexts from "../../content/pages/documents.ts";
import { documentEditGroup } from "../../features/documents/documents-in-queue.ts";
import { DocumentUpdateForm } from "../../features/documents/document-update-form.tsx";
import { documentQuery } from "../../features/documents/documents-query.ts";
import { WaitingChanges } from "../../outbox/saving/waiting-changes.tsx";
import { paths } from "../../paths.ts";
import { Page } from "../../screen/page.tsx";
import { QueryView } from "../../screen/query-view.tsx";
import { useRedirect } from "../../screen/use-redirect.ts";
import { useApi } from "../../session/portal.tsx";

/** `/AssessmentUpdateForm/{id}`. */
export function DocumentUpdatePage() {
  const { id = "" } = useParams();
  // Changes that were taken back out of the queue are in the draft: the form starts over and finds them there.
  const [round, setRound] = useState(0);
  const query = useQuery(documentQuery(useApi(), id));
  const redirect = useRedirect();
  return (
    <Page title={documentPagesTexts.updateDocument}>
      <WaitingChanges group={documentEditGroup(id)} onReturned={() => setRound(round + 1)} />
      <QueryView query={query} failure={documentPagesTexts.failedToLoadDocument}>
        {(document) => (
          <DocumentUpdateForm
            key={`${document.id} ${round}`}
            document={document}
            onSaved={() => redirect(paths.documents)}
          />
        )}
      </QueryView>
    </Page>
  );
}
