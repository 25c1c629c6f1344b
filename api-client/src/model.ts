import type { Achievement } from "./schemas/records/achievement.ts";
import type { EventChoices, EventRecord } from "./schemas/records/event.ts";
import type { ProjectRecord } from "./schemas/records/project.ts";
import type { PublicationRecord } from "./schemas/records/publication.ts";
import type { Sector } from "./schemas/fields/sector.ts";
import type {
  EventTexts,
  ProjectTexts,
  PublicationTexts,
  Translated,
  Translations,
} from "./schemas/fields/translations.ts";
import type { TrashRecord } from "./schemas/records/trash.ts";

/** An image ready to be shown; the sizes, colour and variants are known for hosts that send `media`. */
export interface Picture {
  /** As stored: what identifies the image, not an address. */
  reference: string;
  url: string;
  /** Pixels of the original. */
  width?: number;
  height?: number;
  /** #rrggbb to show while loading. */
  color?: string;
  /** Smaller copies; may be empty. */
  variants: { url: string; width: number; format: "webp" | "avif"; bytes?: number }[];
}

/** A photo in a gallery; one without a readable reference keeps its position, its picture has the url "". */
export interface Photo {
  id?: string;
  picture: Picture;
}

/** A project with clean names and pictures ready to show. */
export interface Project extends Omit<
  ProjectRecord,
  "coverImage" | "objectiveImage" | "geographicImage" | "stakeholders" | "photos" | "media"
> {
  sector: Sector;
  coverImage?: Picture;
  objectiveImage?: Picture;
  geographicImage?: Picture;
  /** Always four. */
  stakeholders: (Picture | undefined)[];
  photos: Photo[];
}

/** An event or piece of news. */
export interface NewsEvent extends Omit<EventRecord, "coverImage" | "objectiveImage" | "media"> {
  coverImage?: Picture;
  objectiveImage?: Picture;
}

export interface EventPage {
  items: NewsEvent[];
  total: number;
  limit: number;
  /** Where the page does not hold all events, and the host tells. */
  choices?: EventChoices;
  /** The answer as it came; the portal shows it where it holds no events. */
  raw?: unknown;
}

/** A publication; `url` is where its file is read. */
export interface Publication extends Omit<PublicationRecord, "fileUrl"> {
  url: string;
}

/** A deleted record that can still come back; a photo shows its picture. */
export interface TrashItem extends Omit<TrashRecord, "image"> {
  picture?: Picture;
}

export interface AchievementsView extends Translated<Pick<ProjectTexts, "title">> {
  title: string;
  /** Of the project; hosts without our additions do not tell it. */
  sector?: Sector;
  achievements: Achievement[];
}

/** What any record may say of its languages; `translations` replace those stored, `{}` removes them. */
interface DraftLanguages<Texts> {
  /** A `Language`. */
  language?: string;
  translations?: Translations<Texts>;
}

/** What an editor writes; files left out are not sent, texts left out are not changed. */
export interface ProjectDraft extends DraftLanguages<ProjectTexts> {
  title?: string;
  description?: string;
  overview?: string;
  geography?: string;
  objective?: string;
  componentTitle?: string;
  components?: string[];
  /** One text block (AMB-17). */
  achievements?: string;
  coverImage?: Blob;
  objectiveImage?: Blob;
  geographicImage?: Blob;
  stakeholders?: (Blob | undefined)[];
  photos?: Blob[];
  district?: string;
  /** Figures as they are written; "" takes what is stored away. Latitude and longitude go together. */
  latitude?: string;
  longitude?: string;
  /** A `ProjectStage`, or "". */
  stage?: string;
  progress?: string;
  startYear?: string;
}

export interface AchievementDraft {
  title: string;
  detail: string;
  progress: number;
}

export interface EventDraft extends DraftLanguages<EventTexts> {
  title?: string;
  ministry?: string;
  description?: string;
  moreDescription?: string;
  /** With a time zone (ISO 8601), or "". */
  startsAt?: string;
  /** Not before `startsAt`. */
  endsAt?: string;
  venue?: string;
  /** A `Sector`, or "". */
  sector?: string;
  district?: string;
  coverImage?: Blob;
  objectiveImage?: Blob;
}

export interface PublicationDraft extends DraftLanguages<PublicationTexts> {
  title?: string;
  description?: string;
  category?: string;
  /** `2026-03-01`, or "". */
  closingDate?: string;
  /** A `Sector`, or "". */
  sector?: string;
  district?: string;
  file?: Blob;
}
