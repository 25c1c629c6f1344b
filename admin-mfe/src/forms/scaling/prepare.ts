import { withoutMetadata } from "./jpeg-metadata.ts";
import { originalSize } from "./original-size.ts";
import { scaleInTurn } from "./scaler.ts";

/** How far a chosen photo is on its way to what will be sent of it. */
export type Preparation =
  | { state: "waiting" }
  | { state: "working" }
  /** `file`: what will be sent. */
  | { state: "ready"; file: File };

interface Photo {
  now: Preparation;
  small?: Promise<File>;
  stop: AbortController;
}

/**
 * Photos that a picker shows. A form keeps the files as they were chosen, so that the choice between small and original
 * can be taken back at any time; what is made of them stands here.
 */
const photos = new WeakMap<File, Photo>();
const listeners = new Set<() => void>();
let version = 0;

/** For `useSyncExternalStore`: a number that grows with every change. */
export const preparations = {
  version: () => version,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  of: (file: File): Preparation | undefined => photos.get(file)?.now,
};

/** Begins to scale a chosen photo, unless photos are to go up in their original size. */
export function prepare(file: File): void {
  const photo = photos.get(file) ?? { now: { state: "waiting" }, stop: new AbortController() };
  photos.set(file, photo);
  if (!originalSize.get()) void small(file, photo);
}

/** The person has taken the photo out again: nothing more is done for it. */
export function giveUp(file: File): void {
  photos.get(file)?.stop.abort();
  photos.delete(file);
}

/**
 * What is sent of a file: of a chosen photo its small form once that is there (or the original, if that was chosen),
 * without what the camera wrote about place and device; any other file as it is.
 */
export async function asSent(file: File): Promise<File> {
  const photo = photos.get(file);
  if (!photo) return file;
  return originalSize.get() ? bare(file) : small(file, photo);
}

/** A form's values as they are sent. */
export async function valuesAsSent<V extends object>(values: V): Promise<V> {
  const sent = await Promise.all(
    Object.entries(values).map(async ([name, value]: [string, unknown]) => {
      if (value instanceof File) return [name, await asSent(value)] as const;
      return [name, Array.isArray(value) ? await Promise.all((value as File[]).map(asSent)) : value] as const;
    }),
  );
  return Object.fromEntries(sent) as V;
}

function small(file: File, photo: Photo): Promise<File> {
  const tell = (now: Preparation) => {
    photo.now = now;
    version += 1;
    for (const listener of listeners) listener();
  };
  photo.small ??= scaleInTurn(file, photo.stop.signal, () => tell({ state: "working" }))
    .then((jpeg) => (jpeg ? renamed(jpeg, file) : bare(file)))
    .then((made) => {
      tell({ state: "ready", file: made });
      return made;
    });
  return photo.small;
}

/** A file that can't be read any more is the saving's to refuse, in words for the person. */
const bare = (file: File): Promise<File> => withoutMetadata(file).catch(() => file);

/** The person's name for it, with the ending that tells what it is now. */
function renamed(jpeg: Blob, { name, lastModified }: File): File {
  const fitting = /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[^.]*$/, "")}.jpg`;
  return new File([jpeg], fitting, { type: jpeg.type, lastModified });
}
