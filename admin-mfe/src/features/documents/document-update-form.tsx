import type { Publication } from "@ministry/api-client";
import { LinkButton, useToast } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import * as documentFormTexts from "../../content/documents/form.ts";
import { FormFrame, SubmitButton } from "../../forms/frame/form-frame.tsx";
import { useDraft } from "../../forms/draft/use-draft.ts";
import { paths } from "../../paths.ts";
import { useApi } from "../../session/portal.tsx";
import { useSaveThrough } from "../../outbox/saving/use-save-through.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { documentEditItem } from "./document-items.ts";
import { checkChanged, documentLabels, valuesOf, versionOf } from "./document-values.ts";
import { documentQuery, documentsQuery } from "./documents-query.ts";

/** Edits a publication; without a replacement the present file stays. */
export function DocumentUpdateForm({ document, onSaved }: { document: Publication; onSaved: () => void }) {
  const api = useApi();
  const saveThrough = useSaveThrough();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useDraft({
    formKey: `document/${document.id}`,
    name: documentFormTexts.updateDocumentNamed(document.title),
    initial: valuesOf(document),
    check: checkChanged,
    failure: documentFormTexts.failedToUpdateDocument,
    record: versionOf(document),
    reread: async () => versionOf(await queries.fetchQuery(documentQuery(api, document.id))),
    save: (values, { idempotencyKey, version, ...call }) =>
      saveThrough([documentEditItem(document.id, values, version, idempotencyKey)], call),
    onSaved: ({ kind }) => {
      if (kind === "received") toast(documentFormTexts.documentUpdated);
      void queries.invalidateQueries(documentsQuery(api));
      onSaved();
    },
  });
  return (
    <FormFrame
      form={form}
      edited={{ labels: documentLabels, changedAt: document.updatedAt }}
      actions={
        <>
          <SubmitButton form={form} label={documentFormTexts.save} />
          <LinkButton variant="secondary" to={paths.documents}>
            {documentFormTexts.cancel}
          </LinkButton>
        </>
      }
    >
      <DocumentFields form={form} current={document} />
    </FormFrame>
  );
}
