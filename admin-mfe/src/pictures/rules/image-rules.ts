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

export interface PickedImages {
  /** The selection after the pick. */
  files: File[];
  /** Those of them that came with the pick. */
  added: File[];
  /** Messages that say what was left out, in order; each in the words of the specification. */
  skipped: string[];
}

/**
 * The messages shown of a pick, in order.
 *
 * @param refused those of the added that turned out to be damaged, with the message of each
 */
export function messagesOf(
  { added, skipped }: Omit<PickedImages, "files">,
  refused: ReadonlyMap<File, string> = new Map(),
): string[] {
  const count = added.filter((file) => !refused.has(file)).length;
  return [...skipped, ...(count > 0 ? [pictureTexts.imagesAdded(count)] : []), ...refused.values()];
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
): PickedImages {
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
  return { files: [...selected, ...added], added, skipped };
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
