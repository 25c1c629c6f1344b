/** What every drawn scene is made of: a seeded random source, light, sky, hills, ground, plants and small things. */

/** The size every scene is drawn at, in pixels. */
export const width = 2400;
export const height = 1600;

/** A repeatable source of numbers from 0 up to 1: the same seed draws the same picture on every machine. */
export type Random = () => number;

/** mulberry32: small, fast, and good enough for where a shrub stands. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number) => low + random() * (high - low);
export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
/** Runs `draw` for 0 … count-1 and joins the markup. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** The colours of an hour of the day. */
export interface Light {
  sky: readonly [top: string, middle: string, low: string];
  hills: readonly [far: string, middle: string, near: string];
  ground: readonly [far: string, near: string];
  plant: readonly [light: string, dark: string];
  shade: string;
  sun: { x: number; y: number; radius: number; colour: string };
}

export const morning: Light = {
  sky: ["#5f9fc9", "#a9d0de", "#f6e6c8"],
  hills: ["#9db3b4", "#8c9a86", "#7c7f5c"],
  ground: ["#c9a877", "#a37b4c"],
  plant: ["#7f8f4a", "#4c6233"],
  shade: "#3a2c1c",
  sun: { x: 1900, y: 420, radius: 90, colour: "#fff6da" },
};
export const noon: Light = {
  sky: ["#2f7fbe", "#6fb2dc", "#d5e8ea"],
  hills: ["#a8b7bd", "#a39d83", "#8f8459"],
  ground: ["#d8bb8b", "#b98d58"],
  plant: ["#8a9a52", "#566b38"],
  shade: "#40301f",
  sun: { x: 620, y: 170, radius: 70, colour: "#ffffff" },
};
export const evening: Light = {
  sky: ["#3d5a8a", "#c98a6e", "#f8c98a"],
  hills: ["#8a7f8e", "#70606a", "#574a45"],
  ground: ["#b58a5e", "#74502f"],
  plant: ["#6b6a3a", "#3c4027"],
  shade: "#21160f",
  sun: { x: 1700, y: 720, radius: 110, colour: "#fff0c0" },
};
export const dusk: Light = {
  sky: ["#141f42", "#3d4576", "#d98d66"],
  hills: ["#3b3c5e", "#2c2d47", "#20202f"],
  ground: ["#4b3f45", "#26202a"],
  plant: ["#2b3030", "#191d20"],
  shade: "#0b0a12",
  sun: { x: 1250, y: 900, radius: 120, colour: "#ffd79a" },
};

/** Sky with its glow and long thin clouds, down to `horizon`. */
export function sky(light: Light, horizon: number, random: Random): string {
  const [top, middle, low] = light.sky;
  const { x, y, radius, colour } = light.sun;
  const clouds = times(9, () => {
    const cloudX = between(random, -200, width);
    const cloudY = between(random, 60, horizon * 0.72);
    const long = between(random, 240, 760);
    return times(
      6,
      () =>
        `<ellipse cx="${cloudX + between(random, 0, long)}" cy="${cloudY + between(random, -16, 16)}" rx="${between(random, 90, 260)}" ry="${between(random, 9, 30)}" fill="#fff" opacity="${between(random, 0.05, 0.16)}"/>`,
    );
  });
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".58" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>
<radialGradient id="glow"><stop offset="0" stop-color="${colour}" stop-opacity=".95"/><stop offset=".12" stop-color="${colour}" stop-opacity=".5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>
<rect width="${width}" height="${horizon + 4}" fill="url(#sky)"/><circle cx="${x}" cy="${y}" r="${radius * 7}" fill="url(#glow)"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity=".9"/>${clouds}`;
}

/** One range of hills whose feet stand at `base`. */
export function ridge(base: number, tall: number, colour: string, random: Random, opacity = 1): string {
  let y = base - tall * between(random, 0.3, 0.8);
  const points = [`M0 ${base + 6}`, `L0 ${y}`];
  for (let x = 0; x <= width + 60; x += between(random, 30, 90)) {
    y = Math.min(base - tall * 0.08, Math.max(base - tall, y + between(random, -tall * 0.2, tall * 0.2)));
    points.push(`L${x} ${y}`);
  }
  return `<path d="${points.join(" ")} L${width + 60} ${base + 6}Z" fill="${colour}" opacity="${opacity}"/>`;
}

export const hills = (light: Light, horizon: number, random: Random) =>
  ridge(horizon, 210, light.hills[0], random, 0.75) +
  ridge(horizon, 130, light.hills[1], random, 0.9) +
  ridge(horizon, 60, light.hills[2], random);

/** Ground from `horizon` down, with tracks of light and dark, stones and tufts that grow towards the viewer. */
export function ground(light: Light, horizon: number, random: Random): string {
  const deep = height - horizon;
  const streaks = times(90, () => {
    const near = random() ** 1.6;
    return `<ellipse cx="${between(random, -100, width + 100)}" cy="${horizon + near * deep}" rx="${60 + near * 380}" ry="${3 + near * 26}" fill="${random() < 0.5 ? light.shade : "#fff3d6"}" opacity="${between(random, 0.03, 0.1)}"/>`;
  });
  const stones = times(240, () => {
    const near = random() ** 1.4;
    const x = between(random, 0, width);
    const y = horizon + 8 + near * deep;
    const wide = 2 + near * between(random, 5, 19);
    return `<ellipse cx="${x + wide * 0.3}" cy="${y + wide * 0.3}" rx="${wide}" ry="${wide * 0.4}" fill="${light.shade}" opacity=".35"/><ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.62}" fill="${pick(random, light.ground)}"/><ellipse cx="${x - wide * 0.2}" cy="${y - wide * 0.2}" rx="${wide * 0.5}" ry="${wide * 0.25}" fill="#fff" opacity=".25"/>`;
  });
  return `<defs><linearGradient id="ground" x2="0" y2="1"><stop offset="0" stop-color="${light.ground[0]}"/><stop offset="1" stop-color="${light.ground[1]}"/></linearGradient></defs><rect y="${horizon}" width="${width}" height="${deep}" fill="url(#ground)"/>${streaks}${stones}`;
}

/** A dry tuft of grass at its foot. */
const tuft = (x: number, y: number, size: number, light: Light, random: Random) =>
  times(
    12,
    () =>
      `<path d="M${x} ${y}q${between(random, -0.3, 0.3) * size} ${-size * 0.6} ${between(random, -0.8, 0.8) * size} ${-size * between(random, 0.5, 1.1)}" stroke="${pick(random, light.plant)}" stroke-width="${Math.max(1.5, size * 0.05)}" fill="none" stroke-linecap="round"/>`,
  );

/** A flat-topped tree of the dry country, `tall` pixels high, standing at (x, y). */
export function acacia(x: number, y: number, tall: number, light: Light, random: Random): string {
  const crown = times(46, () => {
    const along = between(random, -1, 1);
    return `<ellipse cx="${x + along * tall * 0.62}" cy="${y - tall * (0.86 + between(random, -0.07, 0.09) - Math.abs(along) * 0.08)}" rx="${tall * between(random, 0.07, 0.17)}" ry="${tall * between(random, 0.025, 0.06)}" fill="${random() < 0.45 ? light.plant[0] : light.plant[1]}" opacity="${between(random, 0.75, 1)}"/>`;
  });
  const limb = (toX: number, toY: number, thick: number) =>
    `<path d="M${x} ${y - tall * 0.25}Q${x + toX * tall * 0.3} ${y - tall * 0.5} ${x + toX * tall} ${y - toY * tall}" stroke="${light.shade}" stroke-width="${thick}" fill="none" stroke-linecap="round"/>`;
  return `<ellipse cx="${x + tall * 0.12}" cy="${y + 3}" rx="${tall * 0.62}" ry="${tall * 0.07}" fill="${light.shade}" opacity=".34"/><path d="M${x - tall * 0.035} ${y}Q${x - tall * 0.01} ${y - tall * 0.3} ${x - tall * 0.02} ${y - tall * 0.5}L${x + tall * 0.03} ${y - tall * 0.5}Q${x + tall * 0.02} ${y - tall * 0.2} ${x + tall * 0.045} ${y}Z" fill="${light.shade}"/>${limb(-0.45, 0.84, tall * 0.025)}${limb(0.45, 0.85, tall * 0.025)}${limb(0.15, 0.86, tall * 0.03)}${limb(-0.2, 0.86, tall * 0.03)}${crown}`;
}

/** A few trees along the horizon and tufts in the foreground. */
export function growth(light: Light, horizon: number, random: Random, trees = 5): string {
  const deep = height - horizon;
  const standing = Array.from({ length: trees }, () => {
    const near = random() ** 2 * 0.3;
    return { x: between(random, 60, width - 60), y: horizon + 10 + near * deep, tall: 90 + near * 620 };
  }).sort((a, b) => a.y - b.y);
  const tufts = times(70, () => {
    const near = random();
    return tuft(between(random, 0, width), horizon + 20 + near * deep, 14 + near * 58, light, random);
  });
  return standing.map(({ x, y, tall }) => acacia(x, y, tall, light, random)).join("") + tufts;
}

/** A soft shadow on the ground under something `wide` pixels wide. */
export const shadow = (x: number, y: number, wide: number, light: Light) =>
  `<ellipse cx="${x + wide * 0.1}" cy="${y}" rx="${wide * 0.6}" ry="${wide * 0.06}" fill="${light.shade}" opacity=".4"/>`;

/** A person seen from far: cloth and stance, no face. `tall` in pixels, feet at (x, y). */
export function person(x: number, y: number, tall: number, cloth: string, light: Light): string {
  const part = tall / 100;
  return `${shadow(x, y, tall * 0.5, light)}<path d="M${x - 13 * part} ${y}Q${x - 19 * part} ${y - 52 * part} ${x - 11 * part} ${y - 78 * part}Q${x} ${y - 86 * part} ${x + 11 * part} ${y - 78 * part}Q${x + 20 * part} ${y - 50 * part} ${x + 14 * part} ${y}Z" fill="${cloth}"/><path d="M${x + 3 * part} ${y}Q${x + 12 * part} ${y - 40 * part} ${x + 7 * part} ${y - 79 * part}Q${x + 20 * part} ${y - 60 * part} ${x + 14 * part} ${y}Z" fill="#000" opacity=".2"/><circle cx="${x}" cy="${y - 90 * part}" r="${8.5 * part}" fill="#4b3021"/><path d="M${x - 10 * part} ${y - 86 * part}Q${x - 12 * part} ${y - 102 * part} ${x} ${y - 101 * part}Q${x + 12 * part} ${y - 102 * part} ${x + 10 * part} ${y - 86 * part}Q${x} ${y - 95 * part} ${x - 10 * part} ${y - 86 * part}Z" fill="${cloth}"/>`;
}

/** A 20-litre water can, feet at (x, y). */
export const can = (x: number, y: number, size: number, colour: string) =>
  `<rect x="${x - size * 0.34}" y="${y - size * 0.86}" width="${size * 0.68}" height="${size * 0.86}" rx="${size * 0.1}" fill="${colour}"/><rect x="${x + size * 0.12}" y="${y - size * 0.86}" width="${size * 0.22}" height="${size * 0.86}" rx="${size * 0.08}" fill="#000" opacity=".2"/><path d="M${x - size * 0.2} ${y - size * 0.84}v${-size * 0.14}h${size * 0.3}v${size * 0.14}" stroke="${colour}" stroke-width="${size * 0.09}" fill="none"/><rect x="${x + size * 0.14}" y="${y - size}" width="${size * 0.14}" height="${size * 0.16}" fill="#2b2b2b"/>`;

/** A tilted array of solar cells between four corners given clockwise from the upper left. */
export function panel(
  corners: readonly (readonly [number, number])[],
  columns: number,
  rows: number,
): string {
  const [a, b, c, d] = corners as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
  const mix = (from: readonly [number, number], to: readonly [number, number], part: number) =>
    [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const;
  const line = (from: readonly [number, number], to: readonly [number, number], thick: number) =>
    `<path d="M${from[0]} ${from[1]}L${to[0]} ${to[1]}" stroke="#b9cbe0" stroke-width="${thick}" opacity=".55"/>`;
  const grid =
    times(columns - 1, (i) => line(mix(a, b, (i + 1) / columns), mix(d, c, (i + 1) / columns), 1.6)) +
    times(rows - 1, (i) => line(mix(a, d, (i + 1) / rows), mix(b, c, (i + 1) / rows), 1.6));
  const outline = `M${a.join(" ")}L${b.join(" ")}L${c.join(" ")}L${d.join(" ")}Z`;
  const gleam = [mix(a, b, 0.25), mix(a, b, 0.5), mix(d, c, 0.35), mix(d, c, 0.1)]
    .map((point) => point.join(" "))
    .join("L");
  return `<path d="${outline}" fill="#1c3558" stroke="#c9d2dc" stroke-width="4"/>${grid}<path d="M${gleam}Z" fill="#cfe4ff" opacity=".16"/>`;
}

export const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
