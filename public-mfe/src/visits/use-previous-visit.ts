import { useSyncExternalStore } from "react";
import { followVisits, previousVisit } from "./last-visit.ts";

const unknown = () => undefined;

/** When the visit before this one ended; `undefined` in the prerendered page and during a first visit. */
export const usePreviousVisit = (): number | undefined =>
  useSyncExternalStore(followVisits, previousVisit, unknown);

/** Whether something was published after a time. */
export const isNewSince = (published: string | undefined, since: number | undefined): boolean =>
  since !== undefined && Date.parse(published ?? "") > since;
