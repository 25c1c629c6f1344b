/** Texts of the invitations. */

export const invitationFailed = "The invitation failed.";
export const inviteColleague = "Invite a colleague";
export const cancel = "Cancel";
export const working = "Working...";
export const invite = "Invite";
export const inviteHint =
  "They get a link with which they choose a password of their own. It works once, within a week.";
export const fullName = "Full Name";
export const email = "Email";
export const invitationIsReady = "The invitation is ready";
export const enterFullName = "Enter the full name.";
export const enterWholeEmailAddress = "Enter the whole email address.";
export const oneMailNotSent = "1 mail could not be sent yet.";
export const mailsNotSent = (waiting: number) => `${waiting} mails could not be sent yet.`;
export const lastTried = (message: string, moment: string) => `${message} Last tried ${moment}. `;
export const serverTriesAgainByItself = "The server tries again by itself.";
export const invitations = "Invitations";
export const invitationsHint =
  "The best way to give a colleague access: they get a link and choose a password that nobody else knows.";
export const failedToLoadInvitations = "Failed to load the invitations.";
export const noOpenInvitations =
  "No invitation is open. People who have accepted one are listed under Admins.";
export const sendAgain = "Send again";
export const newLink = "New link";
export const invitedBy = (invitedBy: string) => `Invited by ${invitedBy}. `;
export const linkHasEnded = "The link has ended.";
export const linkWorksUntil = (moment: string) => `The link works until ${moment}.`;
export const sendInvitationOfAgainQuestion = (name: string) => `Send the invitation of ${name} again?`;
export const makeNewLinkForQuestion = (name: string) => `Make a new link for ${name}?`;
export const invitationCouldNotBeSentAgain = "The invitation could not be sent again.";
export const mailSentAgain = (name: string) => `A new mail to ${name} is on its way`;
export const newLinkMade = (name: string) => `There is a new link for ${name}`;
export const newLinkHint = "The link they have stops working. The new one works once, within a week.";
export const withdraw = "Withdraw";
export const withdrawInvitationOf = (name: string) => `Withdraw the invitation of ${name}`;
export const withdrawInvitationOfQuestion = (name: string) => `Withdraw the invitation of ${name}?`;
export const invitationCouldNotBeWithdrawn = "The invitation could not be withdrawn.";
export const invitationOfIsWithdrawn = (name: string) => `The invitation of ${name} is withdrawn`;
export const withdrawHint = "The link stops working at once.";
export const newLinkFor = (name: string) => `New link for ${name}`;
export const mailRefused = "Mail refused";
export const ended = "Ended";
export const mailNotSentYet = "Mail not sent yet";
export const mailOnItsWay = "Mail on its way";
export const mailSent = "Mail sent";
