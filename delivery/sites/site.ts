import { folderStore } from "./folder-store.ts";
import type { ReleaseStore } from "./store.ts";

/** A site as callers name it: the path of its folder, or a store. */
export type Site = string | ReleaseStore;

/** The store of a site: the one that is named, or the folder at its path. */
export const storeOf = (site: Site): ReleaseStore => (typeof site === "string" ? folderStore(site) : site);
