import type { ProjectStage, Sector } from "@ministry/api-client/schemas";
import { date, doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, languageColumns, moment, prose, updatedAt } from "./columns.ts";

/** What the public pages show. */

export type { Sector };

export const project = pgTable("project", {
  id: text("id").primaryKey(),
  sector: text("sector").$type<Sector>().notNull(),
  title: text("title").notNull(),
  description: prose("description"),
  overview: prose("overview"),
  geography: prose("geography"),
  objective: prose("objective"),
  componentTitle: prose("component_title"),
  componentOne: prose("component_one"),
  componentTwo: prose("component_two"),
  componentThree: prose("component_three"),
  componentFour: prose("component_four"),
  coverImage: text("cover_image"),
  objectiveImage: text("objective_image"),
  geographicImage: text("geographic_image"),
  stakeholderOne: text("stakeholder_one"),
  stakeholderTwo: text("stakeholder_two"),
  stakeholderThree: text("stakeholder_three"),
  stakeholderFour: text("stakeholder_four"),
  achievementsText: prose("achievements_text"),
  district: prose("district"),
  /** Degrees of WGS 84; both or none. */
  latitude: doublePrecision("latitude"),
  longitude: doublePrecision("longitude"),
  stage: text("stage").$type<ProjectStage>(),
  progress: integer("progress"),
  startYear: integer("start_year"),
  ...languageColumns(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: moment("deleted_at"),
});

export const achievement = pgTable("achievement", {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  position: integer("position").notNull(),
  title: text("title").notNull(),
  detail: prose("detail"),
  /** `null` for an entry that came without a figure: it is sent as a string, not as "0 %". */
  progress: doublePrecision("progress"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: moment("deleted_at"),
});

export const photo = pgTable("photo", {
  id: text("id").primaryKey(),
  projectId: text("project_id").notNull(),
  position: integer("position").notNull(),
  image: text("image").notNull(),
  createdAt: createdAt(),
  deletedAt: moment("deleted_at"),
});

export const event = pgTable("event", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  /** Hash of the trimmed, case-folded title: what has to be unique among events not deleted (AMB-44). */
  titleKey: text("title_key").notNull(),
  ministry: prose("ministry"),
  description: prose("description"),
  moreDescription: prose("more_description"),
  coverImage: text("cover_image"),
  objectiveImage: text("objective_image"),
  startsAt: moment("starts_at"),
  /** Not before `startsAt`, and none without it. */
  endsAt: moment("ends_at"),
  venue: prose("venue"),
  sector: text("sector").$type<Sector>(),
  district: prose("district"),
  ...languageColumns(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: moment("deleted_at"),
});

export const document = pgTable("document", {
  id: text("id").primaryKey(),
  title: text("title").notNull(),
  description: prose("description"),
  category: text("category").notNull().default("general"),
  fileKey: text("file_key").notNull(),
  /** Last day for offers; a document that has one is a tender. */
  closingDate: date("closing_date", { mode: "string" }),
  sector: text("sector").$type<Sector>(),
  district: prose("district"),
  ...languageColumns(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: moment("deleted_at"),
});
