import { isRecord, numberIn, textIn } from "./primitives.ts";

/** What the server adds about one stored image; a host of the bare contract sends nothing of it. */
export interface MediaEntry {
  /** Pixels of the original. */
  width: number;
  height: number;
  /** Mean colour as #rrggbb, shown while the image loads. */
  color: string;
  /** Smaller copies; empty while they are being made. */
  variants: MediaVariant[];
}

export interface MediaVariant {
  width: number;
  format: "webp" | "avif";
  /** A reference like every other: a flat name under the storage address. */
  url: string;
  /** Absent on older servers and in older saved copies. */
  bytes?: number;
}

/** `media`: reference → what is known of that image, on every record or item that carries references. */
export type Media = Record<string, MediaEntry>;

/** Reads `media`; entries that do not fit are left out. */
export function readMedia(value: unknown): Media | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([reference, entry]) => {
      const media = readEntry(entry);
      return media ? [[reference, media]] : [];
    }),
  );
}

function readEntry(entry: unknown): MediaEntry | undefined {
  if (!isRecord(entry)) return undefined;
  const { width, height, color, variants } = entry;
  if (!numberIn(width) || !numberIn(height)) return undefined;
  return {
    width: Number(width),
    height: Number(height),
    color: textIn(color) ?? "",
    variants: Array.isArray(variants) ? variants.filter(isVariant) : [],
  };
}

function isVariant(value: unknown): value is MediaVariant {
  if (!isRecord(value)) return false;
  const { width, format, url } = value;
  return (
    numberIn(width) !== undefined && textIn(url) !== undefined && (format === "webp" || format === "avif")
  );
}
