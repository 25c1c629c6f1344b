import type { Call, WriteCall } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import { ifUnchanged, type WriteRequest } from "../../http/write-request.ts";
import type { Writer } from "../../http/writer.ts";
import type { PictureMaker } from "../../images.ts";
import type { Publication, PublicationDraft } from "../../model.ts";
import {
  documentAdditionFields,
  documentFileField,
  documentTextFields,
} from "../../schemas/fields/fields.ts";
import { readPublication } from "../../schemas/records/publication.ts";
import { manyWith, oneWith } from "../decode.ts";
import { formOf, withTranslations } from "../form.ts";
import { segment } from "../ids.ts";
import { publicationOf } from "../pictures.ts";
import { readPaths } from "../public-reads.ts";
import { receiptOf, type Receipt } from "../receipt.ts";

/** Reading publications (API-39, API-40). */
export const publicationReads = (reader: Reader, file: PictureMaker) => ({
  async list(call?: Call): Promise<Publication[]> {
    const sources = fromPaths(readPaths.publications, manyWith(readPublication));
    const records = await reader.firstAnswer(sources, { fallback: "Failed to load documents.", ...call });
    return records.map((record) => publicationOf(record, file));
  },
  async get(id: string, call?: Call): Promise<Publication> {
    const sources = fromPaths(readPaths.publication(id), oneWith(readPublication));
    const record = await reader.firstAnswer(sources, { fallback: "Failed to load document.", ...call });
    return publicationOf(record, file);
  },
});

/** The writes as data (API-41…43). */
export const publicationRequests = {
  create: (draft: PublicationDraft): WriteRequest => ({
    method: "POST",
    paths: ["/createAssess/DocumentFile"],
    look: readPaths.publications,
    form: publicationForm(draft),
  }),
  update: (id: string, patch: PublicationDraft, version?: string): WriteRequest => ({
    method: "PUT",
    paths: [`/UpdateAssess/DocumentFile/${segment(id)}`],
    form: publicationForm(patch),
    ...ifUnchanged(version),
  }),
  remove: (id: string): WriteRequest => ({
    method: "DELETE",
    paths: [`/DeleteAssess/DocumentFile/${segment(id)}`],
  }),
};

/** Writing publications. */
export const publicationWrites = (writer: Writer) => ({
  async create(draft: PublicationDraft, call?: WriteCall): Promise<Receipt> {
    return receiptOf(
      await writer.send(publicationRequests.create(draft), { fallback: "Failed to upload", ...call }),
    );
  },
  async update(id: string, patch: PublicationDraft, call?: WriteCall): Promise<Receipt> {
    const request = publicationRequests.update(id, patch, call?.version);
    return receiptOf(await writer.send(request, { fallback: "Failed to update document.", ...call }));
  },
  async remove(id: string, call?: WriteCall): Promise<void> {
    await writer.send(publicationRequests.remove(id), { fallback: "Delete failed", ...call });
  },
});

function publicationForm({ file, ...texts }: PublicationDraft) {
  return formOf(
    { fields: { ...documentTextFields, ...documentAdditionFields }, values: withTranslations(texts) },
    { fields: { file: documentFileField }, values: { file } },
  );
}
