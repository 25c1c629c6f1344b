/**
 * Names of the fields the contract's write calls send, keyed by our clean names: the one home of the spellings
 * (API-03, API-11, API-34, API-41). Texts and files of one form travel in one multipart body.
 */
export const projectTextFields = {
  title: "title",
  description: "desc",
  overview: "overview",
  geography: "geogrpahic", // (sic)
  objective: "objective",
  componentTitle: "componentTitle",
  componentOne: "componentOne",
  componentTwo: "componentTwo",
  componentThree: "componentThree",
  componentFour: "componentFour",
  /** One text block, see `formatAchievementsText` (AMB-17). */
  achievements: "achievements",
} as const;

export const projectImageFields = {
  coverImage: "coverImage",
  objectiveImage: "objectiveImage",
  geographicImage: "GeographicImage",
  stakeholderOne: "stackeHolder1", // (sic)
  stakeholderTwo: "stakeHolder2",
  stakeholderThree: "stakeHolder3",
  stakeholderFour: "stakeHolder4",
} as const;

/** Repeated file field of project forms and galleries; the energy gallery call spells it with a capital (API-47). */
export const photosField = { form: "photos", energyGallery: "Photos", waterGallery: "photos" } as const;
/** Every spelling a server has to take. */
export const photosFieldSpellings = ["photos", "Photos"] as const;
/** The one file of PUT /energyProject/{id}/photos, where the contract names none; any file field is taken. */
export const replacementPhotoField = "Photos";
/** Position in lists addressed by index, and our addition: the `_id` the screen showed. */
export const positionFields = { index: "index", id: "id" } as const;

export const eventTextFields = {
  title: "title",
  ministry: "ministry",
  description: "description",
  moreDescription: "moreDescription",
} as const;
export const eventImageFields = { coverImage: "coverImage", objectiveImage: "objectiveImage" } as const;

export const documentTextFields = {
  title: "title",
  description: "description",
  category: "category",
} as const;
export const documentFileField = "file";

/** Our additions to the forms: a host that does not know them reads past them (docs/api.md). */
const languageFields = { language: "language", translations: "translations" } as const;
export const projectAdditionFields = {
  district: "district",
  latitude: "latitude",
  longitude: "longitude",
  stage: "stage",
  progress: "progress",
  startYear: "startYear",
  ...languageFields,
} as const;
export const eventAdditionFields = {
  startsAt: "startsAt",
  endsAt: "endsAt",
  venue: "venue",
  sector: "sector",
  district: "district",
  ...languageFields,
} as const;
export const documentAdditionFields = {
  closingDate: "closingDate",
  sector: "sector",
  district: "district",
  ...languageFields,
} as const;

/** Texts of a record that can be translated, by our clean names: the keys within `translations`. */
export const translatedTexts = {
  project: [
    ...["title", "description", "overview", "geography", "objective", "componentTitle"],
    "components",
  ],
  event: ["title", "ministry", "description", "moreDescription"],
  document: ["title", "description"],
} as const;

/** JSON keys of sign-in (small) and registration (capitals, as the contract has them: ). */
export const signInFields = { email: "email", password: "password" } as const;
export const registrationFields = { name: "name", email: "Email", password: "Password" } as const;

export type ProjectTextKey = keyof typeof projectTextFields;
export type ProjectImageKey = keyof typeof projectImageFields;
export type EventTextKey = keyof typeof eventTextFields;
export type EventImageKey = keyof typeof eventImageFields;
export type DocumentTextKey = keyof typeof documentTextFields;
