import type { ShellOffer } from "@ministry/contract";

declare global {
  /** What the shell of this build offers to remotes, put in by the build. */
  const __SHELL_OFFER__: ShellOffer;
}

/** What the page beside this worker offers to remotes (`shell/src/remotes/offer.ts`). */
export const shellOffer = __SHELL_OFFER__;
