import { preparedBefore, storeAs, type Storable } from "../../drafts/storable.ts";
import { maxImageBytes } from "@ministry/api-client";
import { withoutMetadata } from "./jpeg-metadata.ts";
import { originalSize } from "../rules/original-size.ts";
import { PictureRefused, type RefusalReason } from "../rules/picture-refused.ts";
import { scaleInTurn } from "./scaler.ts";

/** How far a chosen photo is on its way to what will be sent of it. */
export type Preparation =
  | { state: "waiting" }
  | { state: "working" }
  /** `file`: what will be sent. `undecoded`: this browser can't show it, so that it is sent as it is. */
  | { state: "ready"; file: File; undecoded?: true }
  | { state: "refused"; reason: RefusalReason };

interface Photo {
  now: Preparation;
  made?: Promise<Preparation>;
  /** In its original size, without what the camera wrote beside the picture. */
  original?: Promise<File>;
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
  /** A picture that a draft gave back is ready from the first moment: nothing would tell a screen that it has become so. */
  of: (file: File): Preparation | undefined => (photos.get(file) ?? restoredPhoto(file))?.now,
};

/**
 * Begins to check and scale a chosen photo. One that goes up in its original size is decoded too: that is how a damaged
 * one is found before it is sent, and its preview takes less memory than the original.
 *
 * @returns what became of it
 */
export function prepare(file: File): Promise<Preparation> {
  const fresh = (): Photo => ({ now: { state: "waiting" }, stop: new AbortController() });
  const photo = photos.get(file) ?? restoredPhoto(file) ?? fresh();
  photos.set(file, photo);
  storeAs(file, () => storableNow(file));
  return make(file, photo);
}

/** The person has taken the photo out again: nothing more is done for it. */
export function giveUp(file: File): void {
  photos.get(file)?.stop.abort();
  photos.delete(file);
}

/** What a draft stores of a chosen photo. */
async function storableNow(file: File): Promise<Storable | undefined> {
  const photo = photos.get(file);
  if (!photo) return { file };
  const { now } = photo;
  if (now.state !== "ready") return undefined;
  return { file: await sentOf(file, photo, now.file), prepared: now.undecoded ? "undecoded" : "whole" };
}

/** A picture that a draft gave back is neither decoded nor scaled again. */
function restoredPhoto(file: File): Photo | undefined {
  const prepared = preparedBefore(file);
  if (!prepared) return undefined;
  const now: Preparation = {
    ...{ state: "ready", file },
    ...(prepared === "undecoded" && { undecoded: true as const }),
  };
  const original = Promise.resolve(file);
  return { now, made: Promise.resolve(now), original, stop: new AbortController() };
}

/** The same object for each call, so that what was stored of it is found again. */
function sentOf(file: File, photo: Photo, made: File): Promise<File> | File {
  return originalSize.get() && file.size <= maxImageBytes ? (photo.original ??= bare(file)) : made;
}

/**
 * What is sent of a file: of a chosen photo its small form once that is there (or the original, if that was chosen and
 * is not too large), without what the camera wrote about place and device; any other file as it is. Rejects with
 * `PictureRefused` for a photo that can't be sent.
 */
export async function asSent(file: File): Promise<File> {
  const photo = photos.get(file);
  if (!photo) return file;
  const made = await make(file, photo);
  if (made.state === "refused") throw new PictureRefused(file.name, made.reason);
  return made.state === "ready" ? sentOf(file, photo, made.file) : bare(file);
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

function make(file: File, photo: Photo): Promise<Preparation> {
  const change = (now: Preparation) => {
    photo.now = now;
    version += 1;
    for (const listener of listeners) listener();
    return now;
  };
  photo.made ??= scaleInTurn(file, photo.stop.signal, () => change({ state: "working" })).then(
    async ({ jpeg, decodeFailure }) => {
      if (file.size > maxImageBytes && (!jpeg || jpeg.size > maxImageBytes)) {
        return change({ state: "refused", reason: "too-large" });
      }
      if (decodeFailure === "unreadable") return change({ state: "refused", reason: "unreadable" });
      const ready = { state: "ready", file: jpeg ? renamed(jpeg, file) : await bare(file) } as const;
      return change(decodeFailure === "undecoded" ? { ...ready, undecoded: true } : ready);
    },
  );
  return photo.made;
}

/** A file that can't be read any more is the saving's to refuse, in words for the person. */
const bare = (file: File): Promise<File> => withoutMetadata(file).catch(() => file);

/** The person's name for it, with the ending that tells what it is now. */
function renamed(jpeg: Blob, { name, lastModified }: File): File {
  const fitting = /\.jpe?g$/i.test(name) ? name : `${name.replace(/\.[^.]*$/, "")}.jpg`;
  return new File([jpeg], fitting, { type: jpeg.type, lastModified });
}
