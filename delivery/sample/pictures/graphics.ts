import sharp from "sharp";
import { between, pick, randomFrom, times } from "../scenes/kit.ts";

const wide = 1200;
const high = 800;

/** A sketch map of the area a project covers: relief, tracks, dry rivers, marked places. PNG. */
export function sketchMap(seed: number, accent: string): Promise<Buffer> {
  const random = randomFrom(seed * 733 + 11);
  const contour = (x: number, y: number, size: number) =>
    times(6, (ring) => {
      const radius = size * (1 - ring * 0.15);
      const points = Array.from({ length: 14 }, (_, i) => {
        const angle = (i / 14) * Math.PI * 2;
        const away = radius * between(random, 0.86, 1.1);
        return `${(x + Math.cos(angle) * away * 1.3).toFixed(0)} ${(y + Math.sin(angle) * away).toFixed(0)}`;
      });
      return `<path d="M${points.join("L")}Z" fill="#b98d58" fill-opacity=".09" stroke="#a98254" stroke-opacity=".5" stroke-width="2" stroke-linejoin="round"/>`;
    });
  const track = (colour: string, thick: number, dash: string) => {
    let y = between(random, 120, 680);
    const steps = Array.from(
      { length: 9 },
      (_, i) => `${i * 150} ${(y += between(random, -90, 90)).toFixed(0)}`,
    );
    return `<path d="M${steps.join("L")}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-dasharray="${dash}" stroke-linejoin="round" stroke-linecap="round"/>`;
  };
  const place = (i: number) => {
    const [x, y] = [between(random, 130, 1070), between(random, 130, 640)];
    return `<circle cx="${x}" cy="${y}" r="20" fill="${accent}" opacity=".22"/><circle cx="${x}" cy="${y}" r="10" fill="${accent}" stroke="#fff" stroke-width="3"/><text x="${x + 18}" y="${y + 7}" font-family="sans-serif" font-size="20" fill="#3b3226">Site ${i + 1}</text>`;
  };
  const body = `<rect width="${wide}" height="${high}" fill="#efe3c8"/>${times(5, () => contour(between(random, 0, wide), between(random, 0, high), between(random, 90, 210)))}${track("#7fb1bb", 9, "none")}${track("#7fb1bb", 6, "none")}${track("#fff8e6", 12, "none")}${track("#8c7a5d", 3, "16 10")}${times(7, place)}<g font-family="sans-serif" font-size="20" fill="#3b3226"><path d="M60 740h240M60 730v20M180 732v16M300 730v20" stroke="#3b3226" stroke-width="4" fill="none"/><text x="60" y="718">0</text><text x="278" y="718">20 km</text><text x="820" y="752">Sample sketch, not to scale</text><path d="M1130 60l22 62-22-14-22 14z"/><text x="1123" y="148">N</text></g>`;
  return render(body, wide, high);
}

/** A neutral mark for an organisation known by its role only. PNG. */
export function mark(role: string, seed: number): Promise<Buffer> {
  const random = randomFrom(seed * 97 + 3);
  const colour = pick(random, ["#1f6f8b", "#b5652b", "#3e7a4e", "#5a4a8c", "#8c2f39", "#30475e"]);
  const shapes = [
    `<circle cx="300" cy="170" r="104" fill="none" stroke="${colour}" stroke-width="22"/><path d="M300 84c64 80 72 120 0 150-72-30-64-70 0-150z" fill="${colour}"/>`,
    `<path d="M300 60l112 64v128l-112 64-112-64V124z" fill="${colour}"/><path d="M318 96l-78 106h50l-20 90 92-116h-54z" fill="#fff"/>`,
    `<rect x="196" y="66" width="208" height="208" rx="44" fill="${colour}"/><path d="M228 214q36-30 72 0t72 0M228 166q36-30 72 0t72 0M228 118q36-30 72 0t72 0" stroke="#fff" stroke-width="18" fill="none" stroke-linecap="round"/>`,
    `<circle cx="300" cy="170" r="60" fill="${colour}"/>${times(12, (i) => `<rect x="291" y="52" width="18" height="40" rx="9" fill="${colour}" transform="rotate(${i * 30} 300 170)"/>`)}`,
  ];
  const body = `<rect width="600" height="400" fill="#fff"/>${shapes[seed % shapes.length] ?? ""}<text x="300" y="352" text-anchor="middle" font-family="sans-serif" font-weight="bold" font-size="36" fill="#26323a">${role}</text>`;
  return render(body, 600, 400);
}

const render = (body: string, across: number, down: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}">${body}</svg>`),
  )
    .removeAlpha()
    .png({ palette: true, colours: 128 })
    .toBuffer();
