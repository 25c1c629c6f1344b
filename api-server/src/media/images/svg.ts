import sharp, { type Sharp } from "sharp";
import { assertSize, damaged, maxPixels, maxSvgBytes, svgSide, unsafeSvg } from "./image-limits.ts";

/** Entities that could multiply, scripts, foreign content, and every reference that leaves the file. */
const unsafe = [
  /<!ENTITY/i,
  /<!DOCTYPE[^>]*\[/i,
  /<\?xml-stylesheet/i,
  /<(?:\w+:)?(?:script|foreignObject|iframe|object|embed)[\s>/]/i,
  /@import/i,
  /\b(?:href|src)\s*=(?!\s*(?:#|["']\s*(?:["'#]|data:image\/(?:png|jpeg|gif|webp)[;,])|data:image\/(?:png|jpeg|gif|webp)[;,]))/i,
  /\burl\((?!\s*(?:[#)]|["']\s*["'#)]))/i,
];

/** What the drawing says of itself before scaling, at which the renderer counts, in dots per inch. */
const ownDensity = 72;

/**
 * Opens a drawing so that it is rendered to pixels; as SVG it is never stored (AMB-16). It is handed over as bytes,
 * not as a path, since the renderer then has no place to load anything from. Runs in the image process, which is
 * killed when a drawing keeps it busy too long.
 */
export async function openSvg(data: Buffer): Promise<Sharp> {
  if (data.length > maxSvgBytes) throw unsafeSvg();
  const text = data.toString("utf8");
  if (text.includes("\0") || text.includes("\uFFFD")) throw damaged();
  if (unsafe.some((pattern) => pattern.test(text))) throw unsafeSvg();
  const { width, height } = await sharp(data, { limitInputPixels: false, density: ownDensity }).metadata();
  if (!(width > 0 && height > 0)) throw damaged();
  const density = Math.min(10_000, Math.max(1, (ownDensity * svgSide) / Math.max(width, height)));
  const scale = density / ownDensity;
  assertSize(Math.ceil(width * scale), Math.ceil(height * scale));
  return sharp(data, { density, limitInputPixels: maxPixels, failOn: "error" });
}
