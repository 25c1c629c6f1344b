import { boundedCache } from "./bounded-cache.ts";

/** Documents that were opened without being saved; the oldest go first, and all of them when space runs out. */
export const openedDocuments = boundedCache("opened", { entries: 30, bytes: 60_000_000 });
