import { Notice } from "@ministry/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as documentFormTexts from "../../content/documents/form.ts";
import { FormFrame, SubmitButton } from "../../forms/frame/form-frame.tsx";
import { useDraft } from "../../forms/draft/use-draft.ts";
import { useSaveThrough } from "../../outbox/saving/use-save-through.tsx";
import { useApi } from "../../session/portal.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { newDocumentItem } from "./document-items.ts";
import { checkNew, emptyDocument } from "./document-values.ts";
import { documentsQuery } from "./documents-query.ts";

/** Uploads a publication; what became of it stands in a line under the form. */
export function DocumentUploadForm() {
  const api = useApi();
  const saveThrough = useSaveThrough();
  const queries = useQueryClient();
  const [result, setResult] = useState<string>();
  const form = useDraft({
    formKey: "document/new",
    name: documentFormTexts.newDocument,
    initial: emptyDocument,
    check: checkNew,
    failure: documentFormTexts.failedToUpload,
    save: (values, { idempotencyKey, ...call }) => {
      setResult(undefined);
      return saveThrough([newDocumentItem(values, idempotencyKey)], call);
    },
    onSaved: (saved, { title }) => {
      if (saved.kind === "received")
        setResult(documentFormTexts.uploadedWithTitleNamed(saved.title || title.trim()));
      void queries.invalidateQueries(documentsQuery(api));
      form.clear();
    },
  });
  return (
    <>
      <FormFrame
        form={form}
        actions={
          <SubmitButton form={form} label={documentFormTexts.upload} working={documentFormTexts.uploading} />
        }
      >
        <DocumentFields form={form} />
      </FormFrame>
      <div role="status">{result && <Notice tone="success">{result}</Notice>}</div>
    </>
  );
}
