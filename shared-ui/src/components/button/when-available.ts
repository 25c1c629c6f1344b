/**
 * What a button does as long as there is something for it to do. Until then it is off, and keeps the focus: a `disabled`
 * one drops it, which matters where a button is off because it was pressed.
 */
export const whenAvailable = (isAvailable: boolean, onClick: () => void) =>
  isAvailable ? { onClick } : { "aria-disabled": true };
