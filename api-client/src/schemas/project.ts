import * as z from "zod/mini";
import { readAchievements, type Achievement, type AchievementsField } from "./achievement.ts";
import { readMedia, type Media } from "./media.ts";
import { readPhotos, type PhotoRecord } from "./photo.ts";
import { firstText, given, model, present, text } from "./primitives.ts";

export type Sector = "energy" | "water";

/** A project with clean names; images are references as stored. */
export interface ProjectRecord extends AchievementsField {
  id: string;
  title: string;
  description: string;
  overview: string;
  geography: string;
  objective: string;
  componentTitle: string;
  /** Always four, "" where empty. */
  components: string[];
  coverImage?: string;
  objectiveImage?: string;
  geographicImage?: string;
  /** Always four. */
  stakeholders: (string | undefined)[];
  photos: PhotoRecord[];
  createdAt?: string;
  updatedAt?: string;
  media?: Media;
}

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
  createdAt: text,
  updatedAt: text,
  media: given,
});
export type WireProject = z.output<typeof wireProject>;

export const projectCodec = z.codec(wireProject, model<ProjectRecord>(), {
  decode: (wire) =>
    present({
      id: wire._id ?? wire.id ?? "",
      title: firstText(wire.title, wire.name),
      description: wire.desc ?? "",
      overview: wire.overview ?? "",
      geography: wire.geogrpahic ?? "",
      objective: wire.objective ?? "",
      componentTitle: wire.componentTitle ?? "",
      components: [wire.componentOne, wire.componentTwo, wire.componentThree, wire.componentFour].map(
        (one) => one ?? "",
      ),
      coverImage: wire.coverImage,
      objectiveImage: wire.objectiveImage,
      geographicImage: wire.GeographicImage,
      stakeholders: [wire.stackeHolder1, wire.stakeHolder2, wire.stakeHolder3, wire.stakeHolder4],
      ...readAchievements(wire.achievements),
      photos: readPhotos(isFilled(wire.Photos) ? wire.Photos : wire.photos),
      createdAt: wire.createdAt,
      updatedAt: wire.updatedAt,
      media: readMedia(wire.media),
    }),
  encode: (project) => {
    const [componentOne, componentTwo, componentThree, componentFour] = project.components;
    const [stackeHolder1, stakeHolder2, stakeHolder3, stakeHolder4] = project.stakeholders;
    return present({
      _id: project.id,
      title: project.title,
      desc: project.description,
      overview: project.overview,
      geogrpahic: project.geography,
      objective: project.objective,
      componentTitle: project.componentTitle,
      componentOne,
      componentTwo,
      componentThree,
      componentFour,
      coverImage: project.coverImage,
      objectiveImage: project.objectiveImage,
      GeographicImage: project.geographicImage,
      stackeHolder1,
      stakeHolder2,
      stakeHolder3,
      stakeHolder4,
      achievements: project.achievementsText ?? project.achievements.map(encodeAchievement),
      Photos: project.photos.map(({ id, reference }) => present({ _id: id, Image: reference })),
      createdAt: project.createdAt,
      updatedAt: project.updatedAt,
      media: project.media,
    });
  },
});

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function encodeAchievement({ id, title, detail, progress }: Achievement) {
  return present({ _id: id, title, detail, progress });
}
