/** The device has a touch screen: an on-screen keyboard, and a camera at its back. */
export const hasTouch = (): boolean => globalThis.matchMedia?.("(any-pointer: coarse)").matches ?? false;
