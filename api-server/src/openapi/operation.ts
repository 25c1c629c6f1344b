import * as z from "zod/mini";

/** A multipart body: texts, single files and repeated files. */
export interface FormShape {
  texts: string[];
  /** What is known of a text beyond its length, as JSON Schema. */
  details?: Record<string, object>;
  files: string[];
  manyFiles?: string[];
}

/** What the description says of one call; the paths come from the routes themselves. */
export interface Operation {
  tag:
    | "Sign-in"
    | "Projects"
    | "Achievements"
    | "Photos"
    | "Events"
    | "Publications"
    | "Files"
    | "Administration"
    | "Service";
  summary: string;
  /** JSON body. */
  body?: z.ZodMiniType;
  form?: FormShape;
  /** JSON of the answer. */
  answer?: z.ZodMiniType;
  /** Media types, or ranges of them, of an answer that is not JSON. */
  media?: string[];
  /** JSON of status 503, where it is no refusal. */
  unavailable?: z.ZodMiniType;
  /** Query parameters. */
  query?: Record<string, string>;
  /** Takes `If-Match`: the change is made on a certain version. */
  conditional?: true;
}

/** Descriptions by method and the path's first words; of a list, the first entry that fits counts. */
export type OperationList = [start: string, operation: Operation][];

export const said = z.object({ message: z.string() });
export const saidOf = z.object({ message: z.string(), _id: z.string() });
/** A list in `items`, beside which there may be more. */
export const itemsOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item) });
export const paging = { page: "Page, from 1", limit: "Entries on a page, at most 200" };
