import * as z from "zod/mini";
import { given, text } from "./fields.ts";

/** An event as it travels. */
export const wireEvent = z.object({
  _id: text,
  id: text,
  title: text,
  name: text,
  ministry: text,
  description: text,
  moreDescription: text,
  coverImage: text,
  objectiveImage: text,
  startsAt: text,
  endsAt: text,
  venue: text,
  sector: text,
  district: text,
  language: text,
  translations: given,
  createdAt: text,
  updatedAt: text,
  media: given,
});
