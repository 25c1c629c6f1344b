import { maxDocumentBytes, type Publication } from "@ministry/api-client";
import { FieldSet, FileList, FilePicker, Select, TextArea, TextField } from "@ministry/shared-ui";
import * as documentFormTexts from "../../content/documents/form.ts";
import { usePastedFiles } from "../../forms/pickers/use-pasted-files.ts";
import type { DraftForm } from "../../forms/draft/use-draft.ts";
import { SectorField } from "../../forms/additions/sector-field.tsx";
import { TranslationFields } from "../../forms/additions/translation-fields.tsx";
import * as words from "../../content/documents/tender.ts";
import { district } from "../../content/records/additions.ts";
import css from "../../forms/forms.module.css";
import { categoryOptions, documentTextLabels, type DocumentValues } from "./document-values.ts";

/** Kinds the server takes (AMB-45); a hint for the file dialog, the server decides. */
const accepted = ".pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.csv,.txt,.odt,.ods,.odp";

/** What the server may have against a file; it alone decides, its limits can be set (AMB-27, AMB-45). */
function doubtsAbout({ name, size }: File): string | undefined {
  const extension = /\.[^.]+$/u.exec(name)?.[0].toLowerCase() ?? "";
  if (!accepted.split(",").includes(extension)) {
    return documentFormTexts.fileKindMayBeRefused;
  }
  return size > maxDocumentBytes ? documentFormTexts.fileTooLarge : undefined;
}

export interface DocumentFieldsProps {
  form: DraftForm<DocumentValues>;
  /** The stored document, when one is edited. */
  current?: Publication;
}

/** Title, description, category and file. */
export function DocumentFields({ form, current }: DocumentFieldsProps) {
  const { field, slot, values } = form;
  const { file } = values;
  const take = ([chosen]: File[]) => chosen && form.set({ file: chosen });
  usePastedFiles(take);
  return (
    <>
      <TextField label={documentFormTexts.title} required {...field("title")} />
      <TextArea label={documentFormTexts.description} {...field("description")} />
      <Select
        label={documentFormTexts.category}
        options={categoryOptions(values.category)}
        {...field("category")}
      />
      {current && (
        <p>
          {documentFormTexts.currentFile}{" "}
          <a href={current.url} target="_blank" rel="noopener noreferrer">
            {current.filename || current.title}
          </a>
        </p>
      )}
      <FilePicker
        label={current ? documentFormTexts.replacementFileOptional : documentFormTexts.file}
        hint={documentFormTexts.fileHint({ isReplacement: current !== undefined })}
        required={!current}
        accept={accepted}
        {...slot("file")}
        onFiles={take}
      />
      {file && (
        <FileList
          files={[{ id: "file", name: file.name, size: file.size, status: doubtsAbout(file) }]}
          onRemove={() => form.set({ file: undefined })}
        />
      )}
      <FieldSet legend={words.tenderAndPlace}>
        <TextField
          type="date"
          label={words.closingDate}
          hint={words.closingDateHint}
          {...field("closingDate")}
        />
        <div className={css.pair}>
          <SectorField tie={field("sector")} />
          <TextField label={district} {...field("district")} />
        </div>
      </FieldSet>
      <TranslationFields kind="document" values={values} labels={documentTextLabels} field={field} />
    </>
  );
}
