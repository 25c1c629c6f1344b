import type { SceneName } from "../scenes/index.ts";

export type Sector = "energy" | "water";
type Language = "en" | "so" | "ar";

/** Texts in other languages, as the API's additional field `translations` takes them (docs/api.md). */
export type SampleTranslations = Partial<Record<Language, Record<string, string | string[]>>>;

/** How a sample project's achievements reach the server; every shape the specification names occurs. */
type SampleAchievements =
  /** Added one by one with the achievement call. */
  | { added: { title: string; detail: string; progress: number }[] }
  /** Sent as the form's free text block at creation. */
  | { text: string }
  | "none";

export interface SampleProject {
  title: string;
  description: string;
  overview: string;
  geography: string;
  /** Empty: the water page shows its three default lines (P-116). */
  objective: string;
  componentTitle: string;
  components: string[];
  achievements: SampleAchievements;
  cover: SceneName;
  /** Left out: the project has no objective picture. */
  aim?: SceneName;
  /** Scenes of the gallery's photos; empty for a project without photos. */
  photos: SceneName[];
  /** Roles of the organisations whose marks stand under Project Stakeholders. */
  stakeholders: string[];
  /** Where its photos say they were taken: degrees north and east. */
  at: readonly [latitude: number, longitude: number];
  /** Left out: it is everywhere, and has no place on a map. */
  district?: string;
  stage: "planned" | "tendering" | "ongoing" | "completed";
  /** Whole per cent; left out where nothing can be said yet. */
  progress?: number;
  startYear: number;
  /** Left out: English. */
  language?: Language;
}

export interface SampleEvent {
  title: string;
  ministry: string;
  description: string;
  more: string;
  cover: SceneName;
  aim?: SceneName;
  sector: Sector;
  district?: string;
  /** Days from the seeding until it takes place, from nine to noon; below zero for one that is over. */
  startsInDays?: number;
  venue?: string;
  /** Left out: English. */
  language?: Language;
}

type DocumentKind = "pdf" | "docx" | "xlsx" | "pptx" | "csv" | "txt" | "odt";

export interface SampleDocument {
  title: string;
  description: string;
  category: "water" | "energy" | "tenders" | "reports" | "general";
  /** Of a tender: days from the seeding until offers close; below zero for one that has closed. */
  closesInDays?: number;
  sector?: Sector;
  /** Left out: English. */
  language?: Language;
  filename: string;
  kind: DocumentKind;
  /** Headings and paragraphs; a table goes into workbooks, csv files and the last page of the others. */
  sections: { heading: string; paragraphs: string[] }[];
  table: { columns: string[]; rows: (string | number)[][] };
}

/** Ends every longer text of the sample, so that nobody takes it for the ministry's own word. */
export const sampleNotice =
  "Sample data: written to try out this portal. Names of places and figures are examples.";
