import * as z from "zod/mini";
import { text } from "./fields.ts";

/** A photo as it travels. `_id` is our addition beside the position. */
export const wirePhoto = z.object({ _id: text, id: text, Image: text, image: text });
