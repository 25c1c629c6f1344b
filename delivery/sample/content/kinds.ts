import type { SceneName } from "../scenes/index.ts";

/** How a sample project's achievements reach the server; every shape the specification names occurs. */
export type SampleAchievements =
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
}

export interface SampleEvent {
  title: string;
  ministry: string;
  description: string;
  more: string;
  cover: SceneName;
  aim?: SceneName;
}

export type DocumentKind = "pdf" | "docx" | "xlsx" | "pptx" | "csv" | "txt" | "odt";

export interface SampleDocument {
  title: string;
  description: string;
  category: "water" | "energy" | "tenders" | "reports" | "general";
  filename: string;
  kind: DocumentKind;
  /** Headings and paragraphs; a table goes into workbooks, csv files and the last page of the others. */
  sections: { heading: string; paragraphs: string[] }[];
  table: { columns: string[]; rows: (string | number)[][] };
}

/** Ends every longer text of the sample, so that nobody takes it for the ministry's own word. */
export const sampleNotice =
  "Sample data: written to try out this portal. Names of places and figures are examples.";
