import * as z from "zod/mini";
import { given, text } from "./fields.ts";

/** A project as it travels, with every spelling that occurs (API-15). */
export const wireProject = z.object({
  _id: text,
  id: text,
  title: text,
  name: text,
  desc: text,
  overview: text,
  geogrpahic: text, // (sic)
  objective: text,
  componentTitle: text,
  componentOne: text,
  componentTwo: text,
  componentThree: text,
  componentFour: text,
  coverImage: text,
  objectiveImage: text,
  GeographicImage: text,
  stackeHolder1: text, // (sic)
  stakeHolder2: text,
  stakeHolder3: text,
  stakeHolder4: text,
  achievements: given,
  Photos: given,
  photos: given,
  district: text,
  latitude: given,
  longitude: given,
  stage: text,
  progress: given,
  startYear: given,
  language: text,
  translations: given,
  createdAt: text,
  updatedAt: text,
  media: given,
});
