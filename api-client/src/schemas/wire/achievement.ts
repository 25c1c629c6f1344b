import * as z from "zod/mini";
import { given, text } from "./fields.ts";

/** An achievement as it travels. `_id` is our addition beside the position. */
export const wireAchievement = z.object({
  _id: text,
  id: text,
  title: text,
  name: text,
  detail: text,
  /** A number; older hosts send text. */
  progress: given,
  /** Our addition: came as a line of text, without a progress. */
  plain: given,
});
