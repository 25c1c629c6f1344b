/** Remembers beyond the sign-out that this is a device of officers; it says nothing of whose. */
const rememberedUnder = "officers-device";

/** Somebody is signed in on this device (the contract's key). */
export const hasSession = (): boolean => isStored("admin");

/**
 * On a device on which somebody has signed in the app comes with the portal's shortcut, and photos can be shared into
 * it. It is the same app otherwise: visitors could use neither.
 */
export function offerOfficersApp(): void {
  if (hasSession()) remember();
  else if (!isStored(rememberedUnder)) return;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", "/officers.webmanifest");
}

function remember(): void {
  try {
    localStorage.setItem(rememberedUnder, "yes");
  } catch {
    // Storage is full: after the sign-out this device counts as a visitor's again.
  }
}

/** Storage may be closed to the site. */
function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
