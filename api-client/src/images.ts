import type { Picture } from "./model.ts";
import type { Media } from "./schemas/fields/media.ts";

/**
 * The public address of a stored image or file (public-site.md, section 3; AMB-29). A full http(s) URL stays as it
 * is. Of a stored path counts the part after the last `document/` or `allimages/`, else the part from `uploads/`
 * on; a leading `r2/` and slashes go, backslashes are separators, each segment is decoded once and encoded.
 * `undefined` for a reference that names nothing (P-186). Whatever comes in, what comes out is an http(s) address
 * or lies under `storageBase`, without `..` (P-187).
 */
export function storageUrl(reference: string | null | undefined, storageBase: string): string | undefined {
  const trimmed = reference?.trim() ?? "";
  if (/^https?:\/\/[^/\\]/iu.test(trimmed)) return trimmed;
  return under(storageBase, storedSegments(trimmed));
}

/** The address of an image on the API's host, as the home page's event covers have it (P-66, AMB-30). */
export function allImagesUrl(reference: string | null | undefined, apiBase: string): string | undefined {
  const trimmed = reference?.trim() ?? "";
  if (/^https?:\/\/[^/\\]/iu.test(trimmed)) return trimmed;
  return under(`${apiBase.replace(/\/+$/u, "")}/allimages`, storedSegments(trimmed));
}

/** Makes pictures out of references, with what `media` knows about them. */
export function pictureMaker(storageBase: string) {
  return (reference: string | undefined, media?: Media): Picture | undefined => {
    const url = storageUrl(reference, storageBase);
    if (!reference || !url) return undefined;
    const known = media?.[reference];
    if (!known) return { reference, url, variants: [] };
    const variants = known.variants.flatMap((variant) => {
      const address = storageUrl(variant.url, storageBase);
      return address ? [{ ...variant, url: address }] : [];
    });
    const color = /^#[\da-f]{6}$/iu.test(known.color) ? known.color : undefined;
    return { reference, url, width: known.width, height: known.height, color, variants };
  };
}

export type PictureMaker = ReturnType<typeof pictureMaker>;

function storedSegments(path: string): string[] {
  const all = separate(path).flatMap((segment) => separate(decodeOnce(segment)));
  const folder = all
    .map((name, at) => (name === "document" || name === "allimages") && at < all.length - 1)
    .lastIndexOf(true);
  const uploads = all.indexOf("uploads");
  const parts = folder >= 0 ? all.slice(folder + 1) : all.slice(Math.max(0, uploads));
  return parts[0] === "r2" && parts.length > 1 ? parts.slice(1) : parts;
}

function separate(path: string): string[] {
  return path.split(/[/\\]/u).filter((segment) => segment !== "" && segment !== "." && segment !== "..");
}

function decodeOnce(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a lone "%" is part of the name
  }
}

function under(base: string, segments: string[]): string | undefined {
  if (segments.length === 0) return undefined;
  try {
    return `${base.replace(/\/+$/u, "")}/${segments.map(encodeURIComponent).join("/")}`;
  } catch {
    return undefined; // half a surrogate pair is no name of anything
  }
}
