/** Texts of the dialog that shows a link to be passed on. */

export const copied = "Copied";
export const copyByHand = "Your browser does not let us copy. The link is selected: copy it by hand.";
export const done = "Done";
export const copyLink = "Copy the link";
export const linkHint = "Give it to nobody else: the person who opens it first chooses the password.";
export const link = "Link";
