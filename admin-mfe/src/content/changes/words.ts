/** Words in which the change history tells who did what. */

export const labels = {
  title: "Title",
  description: "Description",
  overview: "Overview",
  geography: "Geographic",
  objective: "Objective",
  componentTitle: "Component Title",
  componentOne: "Component 1",
  componentTwo: "Component 2",
  componentThree: "Component 3",
  componentFour: "Component 4",
  achievements: "Achievements",
  coverImage: "Cover image",
  objectiveImage: "Objective image",
  geographicImage: "Geographic image",
  stakeholderOne: "Stakeholder 1",
  stakeholderTwo: "Stakeholder 2",
  stakeholderThree: "Stakeholder 3",
  stakeholderFour: "Stakeholder 4",
  photos: "Photos",
  photo: "Photo",
  ministry: "Ministry",
  moreDescription: "More description",
  category: "Category",
  file: "File",
  detail: "Detail",
  progress: "Progress",
  name: "Name",
  email: "Email",
  role: "Role",
  district: "District",
  latitude: "Latitude",
  longitude: "Longitude",
  stage: "Stage",
  startYear: "Start year",
  sector: "Sector",
  closingDate: "Closing date",
  startsAt: "Begins",
  endsAt: "Ends",
  venue: "Venue",
  language: "Language",
  "translations.en": "English translation",
  "translations.so": "Somali translation",
  "translations.ar": "Arabic translation",
};
export const pictureAdded = "a picture was added";
export const pictureRemoved = "the picture was removed";
export const anotherPicture = "another picture";
export const anotherFileAlsoCalled = (old: string) => `another file, also called ${old}`;
export const added = (counted: string) => `${counted} added`;
export const removed = (counted: string) => `${counted} removed`;
export const inAnotherOrder = "in another order";
export const onePhoto = "1 photo";
export const photos = (count: number) => `${count} photos`;
export const partEvents = {
  achievement: {
    create: "added an achievement to",
    update: "changed an achievement of",
    delete: "deleted an achievement of",
    restore: "restored the achievement",
    purge: "deleted an achievement for good",
  },
  photo: {
    create: "added a photo to",
    update: "replaced a photo of",
    delete: "deleted a photo of",
    restore: "restored a photo of",
    purge: "deleted a photo for good",
  },
  admin: {
    create: "registered",
    invite: "invited",
    withdraw: "withdrew the invitation of",
    update: "changed the account of",
    role: "changed the role of",
    deactivate: "deactivated",
    activate: "reactivated",
    "second-factor-added": "set up a second factor for",
    "second-factor-removed": "removed a second factor of",
    "recovery-codes": "made new recovery codes for",
    erase: "erased the account of",
  },
};
export const accountEvents = {
  "sign-in": "signed in",
  "sign-in-failed": "tried to sign in with a wrong password or address",
  "sign-out": "signed out",
  "reset-link": "made a link for a new password for",
  accept: "accepted an invitation",
  export: "exported the change history",
  "second-factor-failed": "entered a wrong second factor",
  "recovery-code-used": "used a recovery code",
  "step-up": "confirmed who they are",
  "secrets-rotated": "moved the stored secrets to another key",
};
export const ownEvents = {
  password: "chose a new password",
  "second-factor-added": "set up a second factor",
  "second-factor-removed": "removed their second factor",
  "recovery-codes": "made new recovery codes",
};
export const things = { project: "the project", event: "the event", document: "the document" };
export const purged = { project: "a project", event: "an event", document: "a document" };
export const verbs = { create: "created", update: "changed", delete: "deleted", restore: "restored" };
export const timesThatMonth = (text: string, count: number) => `${text} (${count} times that month)`;
export const signedOutDeviceOf = "signed out a device of";
export const signedOutEverywhereElse = "signed out everywhere else";
export const signedOutDevice = "signed out a device";
export const setNewPasswordFor = "set a new password for";
export const restoredBackupOf = (title: string) => `restored the backup of ${title}`;
export const deletedForGood = (kind: string) => `deleted ${kind} for good`;
export const theNamed = (kind: string) => `the ${kind}`;
export const asNamed = (title: string) => `as ${title}`;
export const projects = "Projects";
export const achievements = "Achievements";
export const photosTitle = "Photos";
export const events = "Events";
export const documents = "Documents";
export const adminsAndPasswords = "Admins and passwords";
export const sessions = "Sessions";
