import { damagedDocument } from "../documents/document-refusals.ts";
import { damaged } from "../images/image-limits.ts";
import type { ImageTask } from "./image-messages.ts";
import type { FileRefusal } from "../refusal.ts";

/** Whether a task is about a document, not a picture. */
export const isOfDocument = (kind: ImageTask["kind"]) => kind === "document" || kind === "text";

/** The refusal of a file that our decoders can't read, in the words for its kind. */
export const unreadable = (kind: ImageTask["kind"]): FileRefusal =>
  isOfDocument(kind) ? damagedDocument() : damaged();
