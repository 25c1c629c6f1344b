import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/**
 * Draws the icons of the installed app into `public/`: the ministry's mark alone, the mark on a ground that a system
 * may cut to any shape (maskable: all that matters lies within the middle 80 %), and the one iOS wants without
 * transparency. Run after the mark changed: `pnpm --filter @ministry/shell icons`.
 */
const ground = "#06303d";

/** The mark of the header, on a 48 × 48 grid. */
const mark = `
  <circle cx="24" cy="24" r="23" fill="#f5faf9"/>
  <circle cx="24" cy="19" r="8.5" fill="#f7b32b"/>
  <path d="M24 4v4M12.5 8l2.3 3.5M35.5 8l-2.3 3.5M6.5 17.5l4 1M41.5 17.5l-4 1" fill="none" stroke="#e89a12" stroke-width="2.4" stroke-linecap="round"/>
  <path d="M1.6 28.5c4-3 7.5-3 11.2 0s7.5 3 11.2 0 7.5-3 11.2 0 7.5 3 11.2 0A23 23 0 0 1 1.6 28.5" fill="#1c8aa6"/>
  <path d="M5.3 37.5c3.2-1.6 5.5-1.3 8.4.7 3.5 2.5 6.9 2.5 10.3 0s6.9-2.5 10.3 0c2.9 2 5.2 2.3 8.4-.7A23 23 0 0 1 5.3 37.5" fill="#0a5a70"/>`;

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
]);
