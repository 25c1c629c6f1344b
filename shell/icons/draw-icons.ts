import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ground, mark } from "./mark.ts";
import { drawShareCard } from "./share-card.ts";

/**
 * Draws the icons of the installed app into `public/`: the ministry's mark alone, the mark on a ground that a system
 * may cut to any shape (maskable: all that matters lies within the middle 80 %), and the one iOS wants without
 * transparency. And the picture that goes along when the site's address is passed on. Run after the mark changed:
 * `pnpm --filter @ministry/shell icons`.
 */
const plain = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${mark}\n</svg>\n`;
/** 34 of 48 units wide: inside the circle every system leaves uncut. */
const grounded = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
  <path fill="${ground}" d="M0 0h48v48H0z"/>
  <g transform="translate(7 7) scale(${34 / 48})">${mark}</g>
</svg>`;

const folder = join(import.meta.dirname, "../public");
const draw = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(folder, "icons", name));

await writeFile(join(folder, "icon.svg"), plain);
await Promise.all([
  draw(plain, 96, "icon-96.png"),
  draw(plain, 192, "icon-192.png"),
  draw(plain, 512, "icon-512.png"),
  draw(grounded, 192, "maskable-192.png"),
  draw(grounded, 512, "maskable-512.png"),
  draw(grounded, 180, "apple-touch-icon.png"),
  drawShareCard(join(folder, "share-card.png")),
]);
