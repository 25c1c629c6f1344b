import { maxImageBytes } from "@ministry/api-client";
import * as pictureTexts from "../../content/forms/pictures.ts";

/** Limits of a picture selection (A-160 to A-166; AMB-15: per selection, accumulated over several picks). */
const maxImages = 20;

/** Pictures beyond this size are not even tried to be made smaller: decoding them takes a phone's memory. */
const maxScalableBytes = 60 * 1024 * 1024;

/** Over the limit as it is, though it may fit once it is scaled down. */
export const mayFitScaled = (file: File): boolean =>
  isImage(file) && file.size > maxImageBytes && file.size <= maxScalableBytes;

/** For the `accept` of a file input that takes pictures. */
export const acceptedImages = "image/*";

const imageName = /\.(jpe?g|png|gif|webp|bmp|tiff?|heic|heif|avif)$/i;

/** Phones hand over HEIC files without a type, so the name counts as well. */
export const isImage = ({ name, type }: File): boolean => type.startsWith("image/") || imageName.test(name);

export interface Pick {
  /** The selection after the pick. */
  files: File[];
  /** The messages shown, in order; each in the words of the specification. */
  messages: string[];
  /** Those of them that say what was left out. */
  skipped: string[];
}

/**
 * Adds picked files to a selection. Files that are no pictures, too large or chosen already are left out, and so is
 * what goes beyond the most a selection may hold.
 *
 * @param scaled pictures over the limit that fit once they are scaled down
 */
export function addImages(
  selected: readonly File[],
  picked: readonly File[],
  scaled: readonly File[] = [],
): Pick {
  const images = picked.filter(isImage);
  const small = images.filter((file) => file.size <= maxImageBytes || scaled.includes(file));
  const fresh = withoutDuplicates(selected, small);
  const room = Math.max(0, maxImages - selected.length);
  const added = fresh.slice(0, room);

  const skipped = [
    images.length < picked.length && pictureTexts.nonImagesSkipped(picked.length - images.length),
    small.length < images.length && pictureTexts.filesTooLarge(images.length - small.length),
    fresh.length > room && pictureTexts.onlyMoreAllowed(room, maxImages),
  ].filter((message) => message !== false);
  const messages = added.length > 0 ? [...skipped, pictureTexts.imagesAdded(added.length)] : skipped;
  return { files: [...selected, ...added], messages, skipped };
}

function withoutDuplicates(selected: readonly File[], picked: readonly File[]): File[] {
  const seen = new Set(selected.map(fingerprint));
  return picked.filter((file) => {
    const mark = fingerprint(file);
    if (seen.has(mark)) return false;
    seen.add(mark);
    return true;
  });
}

const fingerprint = ({ name, size, lastModified }: File) => `${name}\n${size}\n${lastModified}`;
