import { Notice } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormActions, FormFrame, SubmitButton } from "../../forms/form-frame.tsx";
import { useDraft } from "../../forms/use-draft.ts";
import { useApi } from "../../session/portal.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { checkNew, draftOf, emptyDocument } from "./document-values.ts";
import { documentsQuery } from "./documents-query.ts";

/** Uploads a publication; what became of it stands in a line under the form. */
export function DocumentUploadForm() {
  const api = useApi();
  const queries = useQueryClient();
  const [result, setResult] = useState<string>();
  const form = useDraft({
    formKey: "document/new",
    name: "New document",
    initial: emptyDocument,
    check: checkNew,
    failure: "Failed to upload",
    save: async (values, call) => {
      setResult(undefined);
      const stored = await api.publications.create(draftOf(values), call);
      setResult(`Uploaded with title: ${stored?.title || values.title.trim()}`);
    },
    onSaved: () => {
      void queries.invalidateQueries(documentsQuery(api));
      form.clear();
    },
  });
  return (
    <>
      <FormFrame form={form}>
        <DocumentFields form={form} />
        <FormActions>
          <SubmitButton form={form} label="Upload" working="Uploading..." />
        </FormActions>
      </FormFrame>
      <div role="status">{result && <Notice tone="success">{result}</Notice>}</div>
    </>
  );
}
