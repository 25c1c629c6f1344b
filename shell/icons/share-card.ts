import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ground, mark } from "./mark.ts";

const illustrations = join(import.meta.dirname, "../../shared-ui/src/illustrations");

/**
 * Draws the picture that messengers and social networks show with the site's address: 1200 × 630, the size they ask
 * for. Kept in the repository like the icons, because its letters depend on the fonts of the machine that draws it.
 */
export async function drawShareCard(file: string): Promise<void> {
  const kiosk = await scene("water-kiosk.svg");
  const solar = await scene("solar-field.svg");
  const card = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <path fill="${ground}" d="M0 0h1200v630H0z"/>
    <svg x="640" y="0" width="560" height="315" viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice">${kiosk}</svg>
    <svg x="640" y="315" width="560" height="315" viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice">${solar}</svg>
    <path fill="${ground}" d="M560 0h120c-40 110-50 200-10 320s30 210-20 310h-90z"/>
    <g transform="translate(80 96) scale(2.75)">${mark}</g>
    <g fill="#fff" font-family="Georgia, 'DejaVu Serif', serif" font-weight="700" font-size="62">
      <text x="80" y="330">Ministry of</text>
      <text x="80" y="408">Energy and</text>
      <text x="80" y="486">Water Resources</text>
    </g>
    <text x="80" y="556" fill="#9fd3dd" font-family="'Segoe UI', 'DejaVu Sans', sans-serif" font-size="27">Projects · Events · Publications</text>
  </svg>`;
  await sharp(Buffer.from(card)).png({ palette: true, colours: 128, effort: 10 }).toFile(file);
}

/** The shapes of one of the site's illustrations. */
async function scene(name: string): Promise<string> {
  const svg = await readFile(join(illustrations, name), "utf8");
  return svg.replace(/^<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
}
