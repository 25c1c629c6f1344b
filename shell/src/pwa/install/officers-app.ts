import { store, stored } from "../../storage.ts";

/** Remembers beyond the sign-out that this is a device of officers; it says nothing of whose. */
const rememberedUnder = "officers-device";

/** Somebody is signed in on this device (the contract's key). */
export const hasSession = (): boolean => stored("admin") !== null;

/**
 * On a device on which somebody has signed in the app comes with the portal's shortcut, and photos can be shared into
 * it. It is the same app otherwise: visitors could use neither.
 */
export function offerOfficersApp(): void {
  if (hasSession()) store(rememberedUnder, "yes");
  else if (!stored(rememberedUnder)) return;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", "/officers.webmanifest");
}
