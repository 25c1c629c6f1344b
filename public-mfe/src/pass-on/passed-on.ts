import type { NewsEvent, Picture, Project, Publication } from "@ministry/api-client";

/** What is passed on. */
export type Subject =
  | { kind: "project"; project: Project }
  | { kind: "event"; event: NewsEvent }
  | { kind: "publications"; title: string; publications: readonly Publication[] };

/** A page as one file shows it. */
export interface PassedOn {
  title: string;
  /** Path of the page, below the site's own address. */
  path: string;
  lead?: string;
  /** When the record was last written, in words. */
  updated?: string;
  parts: Part[];
}

export interface Part {
  heading?: string;
  /** Paragraphs are parted by line ends. */
  text?: string;
  items?: string[];
  link?: { label: string; address: string };
  picture?: Picture;
}
