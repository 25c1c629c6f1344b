const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app1: 0xe1, app2: 0xe2, app13: 0xed, comment: 0xfe };
const orientationTag = 0x0112;

/** Where a run of bytes begins and ends (the end is not part of it). */
type Run = [from: number, until: number];

/**
 * Takes out of a JPEG what the camera wrote about the picture: position, device, time, comments, and whatever lies
 * behind its end (phones append depth maps and short films there). The picture itself stays as it is, byte by byte;
 * so do its colour profile and the side that is up. Anything that can't be read as a JPEG comes back unchanged.
 */
export async function withoutMetadata(file: File): Promise<File> {
  const found = await bareJpeg(file);
  if (!found || (found.parts.size === file.size && found.orientation === 1)) return file;
  const { parts, orientation } = found;
  const start = parts.slice(0, 2);
  const upright = orientation > 1 ? [exifOf(orientation)] : [];
  const { name, type, lastModified } = file;
  return new File([start, ...upright, parts.slice(2)], name, { type, lastModified });
}

/** A JPEG without what the camera wrote beside the picture, and which side of it is up; nothing for any other file. */
export async function bareJpeg(file: Blob): Promise<{ parts: Blob; orientation: number } | undefined> {
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (head[0] !== 0xff || head[1] !== marker.start) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = pictureRuns(bytes);
  if (!found) return undefined;
  const { runs, orientation } = found;
  const parts = runs.map(([from, until]) => bytes.subarray(from, until));
  return { parts: new Blob([bytes.subarray(0, 2), ...parts], { type: file.type }), orientation };
}

/** The runs behind the first two bytes that belong to the picture; nothing when this is no whole JPEG. */
function pictureRuns(bytes: Uint8Array): { runs: Run[]; orientation: number } | undefined {
  const runs: Run[] = [];
  let orientation = 1;
  let from = 2;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const kind = bytes[at + 1] ?? 0;
    if (kind === marker.end) {
      runs.push([from, at + 2]);
      return { runs, orientation };
    }
    const next = at + 2 + uint16(bytes, at + 2);
    if (next > bytes.length) return undefined;
    if (isMetadata(bytes, at, kind)) {
      orientation = orientationOf(bytes.subarray(at + 4, next)) ?? orientation;
      if (at > from) runs.push([from, at]);
      from = next;
    }
    at = kind === marker.scan ? endOfScan(bytes, next) : next;
  }
  return undefined;
}

/** Picture data runs on until a marker that is neither an escaped 0xff nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const kind = bytes[at + 1] ?? 0;
    if (kind !== 0 && kind !== 0xff && (kind < 0xd0 || kind > 0xd7)) return at;
  }
  return bytes.length;
}

/** Application data but for the colour profile, and comments. APP2 also holds the list of appended pictures. */
function isMetadata(bytes: Uint8Array, at: number, kind: number): boolean {
  if (kind === marker.app2) return bytes[at + 4] === 0x4d; // "MPF"
  return kind === marker.app1 || kind === marker.app13 || kind === marker.comment;
}

/** Which side is up (1 to 8), as the first directory of an Exif segment tells it. */
function orientationOf(segment: Uint8Array): number | undefined {
  if (String.fromCharCode(...segment.subarray(0, 4)) !== "Exif" || segment.length < 14) return undefined;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return undefined;
  const entries = tiff.getUint16(directory, little);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (entry + 12 > tiff.byteLength) return undefined;
    if (tiff.getUint16(entry, little) === orientationTag) return tiff.getUint16(entry + 8, little);
  }
  return undefined;
}

/** An Exif segment that tells the orientation and nothing else. */
function exifOf(orientation: number): Uint8Array<ArrayBuffer> {
  const segment = new Uint8Array(36);
  segment.set([0xff, marker.app1, 0, 34, ...new TextEncoder().encode("Exif\0\0MM"), 0, 42, 0, 0, 0, 8]);
  segment.set([0, 1, orientationTag >> 8, orientationTag & 0xff, 0, 3, 0, 0, 0, 1, 0, orientation], 18);
  return segment;
}

const uint16 = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
