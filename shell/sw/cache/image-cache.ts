import { boundedCache } from "./bounded-cache.ts";

/** About a hundred photos at full size, or everything the site shows in its small variants. */
export const cachedImages = boundedCache("images", { entries: 500, bytes: 50_000_000 });
