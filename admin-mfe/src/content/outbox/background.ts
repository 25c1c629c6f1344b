/** Texts of the queue that every screen may show. */

export const everythingHasBeenReceived = "Everything has been received";
export const nothingIsWaiting = "Nothing is waiting on this device any more.";
export const unsentStillLocked = "Your unsent work on this device is still locked.";
export const keyNotAccepted = "This device did not accept your key. Nothing is lost. Trying again shortly.";
export const tryAgainNow = "Try again now";
