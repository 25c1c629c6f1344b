/**
 * Photos shared into the installed app (the manifest's `share_target`): the worker takes the browser's POST to
 * `action`, stores each file in the cache and leads to the portal's `screen`; that screen reads them from there.
 */
export const sharedPhotos = {
  action: "/share-photos",
  /** The form field of the files. */
  field: "photos",
  screen: "/AdminSharedPhotos",
  /** Its prefix says that a sign-out clears it. */
  cache: "private:shared-photos",
  /** Headers of a stored file: its name (encoded), when it was taken (milliseconds), and, once a screen showed it, whose it is. */
  headers: { name: "x-file-name", taken: "x-last-modified", bytes: "x-bytes", owner: "x-owner" },
} as const;

/** Why photos that were shared are not there; given to the screen as `?problem=`. */
export type SharingProblem = "no-worker" | "not-kept";
