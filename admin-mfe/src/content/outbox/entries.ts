/** Texts of the entries of the queue. */

export const answers = {
  arrived: "It has arrived.",
  "not-arrived": "It has not arrived yet.",
  "not-known": "The server could not be asked.",
};
export const hasItArrivedNamed = (label: string) => `Has it arrived? ${label}`;
export const hasItArrivedQuestion = "Has it arrived?";
export const handOverAgainNamed = (label: string) => `Hand over again: ${label}`;
export const handOverAgain = "Hand over again";
export const sendFromHereNamed = (label: string) => `Send from here: ${label}`;
export const sendFromHere = "Send from here";
export const retryNamed = (label: string) => `Retry ${label}`;
export const sendNamedNow = (label: string) => `Send ${label} now`;
export const retry = "Retry";
export const sendNow = "Send now";
export const handOverToColleague = (label: string) => `Hand over ${label} to a colleague`;
export const handOver = "Hand over";
export const editNamed = (label: string) => `Edit ${label}`;
export const edit = "Edit";
export const moveNamed = (label: string) => `Move ${label}`;
export const move = "Move";
export const tryToOpenAgain = (label: string) => `Try to open ${label} again`;
export const tryAgain = "Try again";
export const signInAgainToOpen = (label: string) => `Sign in again to open ${label}`;
export const signInAgain = "Sign in again";
export const unreadableSummary = "If that does not help";
export const unreadableHint =
  "Save the queue to a file first (“Copy the queue to another device” below), and show it to whoever runs the portal. Only then discard it here.";
export const discardNamed = (label: string) => `Discard ${label}`;
export const discard = "Discard";
export const dismissNamed = (label: string) => `Dismiss ${label}`;
export const dismiss = "Dismiss";
export const selectNamed = (label: string) => `Select ${label}`;
export const takenOverFromColleague = "Taken over from a colleague";
export const sendingNamed = (label: string) => `Sending ${label}`;
export const shownCount = (limit: number, count: number) => `${limit} of ${count} are shown.`;
export const showMoreOf = (label: string) => `Show more of ${label}`;
export const showMore = "Show more";
