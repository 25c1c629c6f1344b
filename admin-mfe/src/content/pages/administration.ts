/** Texts of the pages for accounts, the change history and the Trash. */

export const changes = "Changes";
export const trash = "Trash";
export const trashHint = "Deleted records stay here for 30 days and can be restored.";
/** (sic), the page of the accounts */
export const customerForm = "Customer Form";
export const whoChangedWhat = "Who changed what";
export const registerWithoutInvitation = "Register without an invitation";
export const registerHint =
  "For a colleague who cannot receive a link. You choose the first password and tell it to them in person. They change it under “Your account” as soon as they have signed in, so that nobody else knows it.";
export const admins = "Admins";
