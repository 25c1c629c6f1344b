import { damagedDocument } from "../documents/document-refusals.ts";
import { damaged } from "../images/image-limits.ts";
import type { ImageTask } from "./image-messages.ts";
import type { FileRefusal } from "../refusal.ts";

/** The refusal of a file that our decoders can't read, in the words for its kind. */
export const unreadable = (kind: ImageTask["kind"]): FileRefusal =>
  kind === "document" ? damagedDocument() : damaged();
