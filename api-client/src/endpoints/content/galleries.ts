import type { Call } from "../../http/call.ts";
import { fromPaths, type Reader } from "../../http/reader.ts";
import { unwrapMany } from "../../schemas/fields/envelopes.ts";
import { isRecord, numberIn, textIn } from "../../schemas/fields/primitives.ts";
import type { Sector } from "../../schemas/fields/sector.ts";

/** Projects nobody has a picture of, newest first; `total` counts those beyond `items` too. */
export interface EmptyGalleries {
  items: { id: string; title: string; sector: Sector }[];
  total: number;
}

/** Project lists carry no photos, so our server tells which galleries are empty (docs/api.md); others answer 404. */
export const galleriesReads = (reader: Reader) => ({
  async empty({ limit = 5 } = {}, call?: Call): Promise<EmptyGalleries> {
    const options = { fallback: "Failed to load photos", ...call };
    return reader.firstAnswer(fromPaths([`/projects-without-photos?limit=${limit}`], readEmpty), options);
  },
});

function readEmpty(reply: unknown): EmptyGalleries | undefined {
  const list = unwrapMany(reply);
  if (!list || !isRecord(reply)) return undefined;
  const items = list.flatMap((entry) => {
    const { _id, title, sector } = isRecord(entry) ? entry : {};
    const id = textIn(_id);
    if (id === undefined || (sector !== "energy" && sector !== "water")) return [];
    return [{ id, title: textIn(title) ?? "", sector } as const];
  });
  return { items, total: numberIn(reply.total) ?? items.length };
}
