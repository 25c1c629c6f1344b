import { creationGroup, editGroup } from "../../outbox/queued/record-item.ts";

/** Documents as the queue knows them. */
export const documentKind = "document";

/** Groups of the queue: documents still to be uploaded, and changes of one document. */
export const documentsGroup = creationGroup(documentKind);
export const documentEditGroup = (id: string) => editGroup(documentKind, id);
