import type { PictureMaker } from "../images.ts";
import type { NewsEvent, Photo, Project, Publication } from "../model.ts";
import type { EventRecord } from "../schemas/records/event.ts";
import type { Media } from "../schemas/fields/media.ts";
import type { PhotoRecord } from "../schemas/records/photo.ts";
import type { ProjectRecord } from "../schemas/records/project.ts";
import type { PublicationRecord } from "../schemas/records/publication.ts";
import type { Sector } from "../schemas/fields/sector.ts";

/** Turns the references in records into pictures: the step from the wire's records to the model. */
export function projectOf(record: ProjectRecord, sector: Sector, picture: PictureMaker): Project {
  const { media, ...rest } = record;
  return {
    ...rest,
    sector,
    coverImage: picture(record.coverImage, media),
    objectiveImage: picture(record.objectiveImage, media),
    geographicImage: picture(record.geographicImage, media),
    stakeholders: record.stakeholders.map((reference) => picture(reference, media)),
    photos: photosOf(record.photos, picture, media),
  };
}

export function photosOf(records: PhotoRecord[], picture: PictureMaker, media?: Media): Photo[] {
  return records.map(({ id, reference }) => ({
    ...(id !== undefined && { id }),
    picture: picture(reference, media) ?? { reference, url: "", variants: [] },
  }));
}

export function eventOf({ media, ...record }: EventRecord, picture: PictureMaker): NewsEvent {
  return {
    ...record,
    coverImage: picture(record.coverImage, media),
    objectiveImage: picture(record.objectiveImage, media),
  };
}

/** A document's file is read at its `fileUrl`, else where its `path` leads. */
export function publicationOf({ fileUrl, ...record }: PublicationRecord, picture: PictureMaker): Publication {
  const file = picture(fileUrl.trim() || record.path.trim() || undefined);
  return { ...record, url: file?.url ?? "" };
}
