import * as z from "zod/mini";

/** A text; whatever else stands there counts as absent, as it does where browsers read it (`textsIn`). */
export const text = z.catch(z.optional(z.string()), undefined);

/** A field in any of several shapes, read by a function of its own. */
export const given = z.optional(z.unknown());
