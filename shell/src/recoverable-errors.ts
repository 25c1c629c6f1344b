/** Set on what the prerendering left to the browser on purpose: parts of a page that wait for data. */
export const leftToBrowser = "left-to-browser";

/** Reports what React recovered from; what was left to the browser on purpose is no fault. */
export function reportable(error: unknown): void {
  const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
  if (digest !== leftToBrowser) console.error(error);
}
