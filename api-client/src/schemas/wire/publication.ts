import * as z from "zod/mini";
import { given, text } from "./fields.ts";

/** A document as it travels (API-44). */
export const wireDocument = z.object({
  _id: text,
  id: text,
  title: text,
  name: text,
  description: text,
  category: text,
  filename: text,
  mimetype: text,
  /** Bytes, a number; older hosts send text. */
  size: given,
  /** Our addition: hash of the file, 64 hex digits. */
  sha256: text,
  path: text,
  fileUrl: text,
  closingDate: text,
  sector: text,
  district: text,
  language: text,
  translations: given,
  createdAt: text,
  updatedAt: text,
});
