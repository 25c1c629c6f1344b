import {
  acacia,
  between,
  dusk,
  evening,
  ground,
  growth,
  hills,
  height,
  morning,
  noon,
  panel,
  person,
  ridge,
  shadow,
  sky,
  svg,
  times,
  width,
  type Light,
  type Random,
} from "./kit.ts";

/** Rows of a solar field running to the horizon. */
export function solarField(random: Random): string {
  const horizon = 720;
  const light = noon;
  const rows = times(7, (i) => {
    const near = (i + 1) / 7;
    const y = horizon + 40 + near ** 1.7 * 640;
    const tall = 24 + near ** 1.5 * 190;
    const lean = tall * 0.5;
    const wide = 130 + near * 270;
    const shift = (i % 2) * -wide * 0.4 - 60;
    return times(Math.ceil((width + 400) / wide), (j) => {
      const x = shift + j * wide * 1.03;
      return `<path d="M${x + wide * 0.2} ${y}v${tall * 0.42}M${x + wide * 0.8} ${y}v${tall * 0.42}" stroke="#6d757c" stroke-width="${2 + near * 9}"/><ellipse cx="${x + wide * 0.5}" cy="${y + tall * 0.42}" rx="${wide * 0.52}" ry="${tall * 0.08}" fill="${light.shade}" opacity=".4"/>${panel(
        [
          [x + lean * 0.3, y - tall],
          [x + wide + lean * 0.3, y - tall],
          [x + wide, y + tall * 0.12],
          [x, y + tall * 0.12],
        ],
        8,
        4,
      )}`;
    });
  });
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 4)}${rows}${person(1180, 1390, 330, "#e0882c", light)}${person(1330, 1410, 340, "#2d5a86", light)}`,
  );
}

/** A town road under solar street lights, after sunset. */
export function streetLights(random: Random): string {
  const horizon = 980;
  const stars = times(
    160,
    () =>
      `<circle cx="${random() * width}" cy="${random() ** 1.4 * 720}" r="${between(random, 0.8, 2.4)}" fill="#fff" opacity="${between(random, 0.3, 0.9)}"/>`,
  );
  const house = (x: number, wide: number, tall: number) => {
    const lit = random() < 0.7 ? "#ffcf82" : "#3b3440";
    return `<rect x="${x}" y="${horizon + 40 - tall}" width="${wide}" height="${tall + 30}" fill="#1d1b29"/><path d="M${x - 12} ${horizon + 40 - tall}l${wide * 0.5 + 12}-${tall * 0.3} ${wide * 0.5 + 12} ${tall * 0.3}z" fill="#15131f"/><rect x="${x + wide * 0.2}" y="${horizon + 40 - tall * 0.68}" width="${wide * 0.18}" height="${tall * 0.3}" fill="${lit}"/><rect x="${x + wide * 0.6}" y="${horizon + 40 - tall * 0.68}" width="${wide * 0.18}" height="${tall * 0.3}" fill="${lit}"/>`;
  };
  const lamp = (side: number, near: number) => {
    const x = 1200 + side * (60 + near * 1050);
    const foot = horizon + 20 + near ** 1.3 * 480;
    const tall = 90 + near * 830;
    const thick = 2 + near * 18;
    const arm = -side * (16 + near * 150);
    const top = foot - tall;
    return `<ellipse cx="${x + arm * 1.6}" cy="${foot + near * 30}" rx="${70 + near * 430}" ry="${10 + near * 74}" fill="#ffe2a6" opacity=".3"/><path d="M${x + arm} ${top + thick * 2}L${x + arm - (60 + near * 330)} ${foot + near * 20}L${x + arm + (60 + near * 330)} ${foot + near * 20}Z" fill="#ffe2a6" opacity=".1"/><path d="M${x} ${foot}V${top}q0-${8 + near * 30} ${arm} ${-6 - near * 14}" stroke="#0d0d16" stroke-width="${thick}" fill="none"/><rect x="${x + arm - thick * 2}" y="${top - thick * 1.4 - near * 12}" width="${thick * 4}" height="${thick * 1.2}" fill="#fffbe6"/><circle cx="${x + arm}" cy="${top}" r="${14 + near * 100}" fill="url(#lamp)"/>${panel(
      [
        [x - thick * 3, top - thick * 4],
        [x + thick * 3, top - thick * 5],
        [x + thick * 3.6, top - thick * 2.6],
        [x - thick * 2.4, top - thick * 1.6],
      ],
      4,
      2,
    )}`;
  };
  const nears = [0.04, 0.1, 0.2, 0.36, 0.62, 1];
  return svg(
    `<defs><radialGradient id="lamp"><stop offset="0" stop-color="#fff4cf"/><stop offset=".2" stop-color="#ffe3a0" stop-opacity=".65"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient></defs>${sky(dusk, horizon, random)}${stars}${hills(dusk, horizon, random)}${ground(dusk, horizon, random)}${times(8, (i) => house(between(random, -40, 60) + i * 130, between(random, 90, 150), between(random, 70, 150)))}${times(8, (i) => house(1330 + i * 135, between(random, 90, 150), between(random, 70, 150)))}<path d="M1170 ${horizon + 20}h60L2250 ${height}H150z" fill="#2f2c3a"/>${times(9, (i) => `<path d="M${1200 - (i + 1) ** 2 * 0.7} ${horizon + 30 + i ** 2 * 7.4}h${(i + 1) ** 2 * 1.4}l${i * 0.6} ${6 + i * 7}h${-((i + 1) ** 2) * 1.4 - i}z" fill="#d9cfae" opacity=".65"/>`)}${nears.map((near) => lamp(-1, near) + lamp(1, near)).join("")}${person(980, 1330, 230, "#7c4a3a", dusk)}${person(1080, 1345, 240, "#3f5f7f", dusk)}${person(1560, 1250, 170, "#8a6a2e", dusk)}`,
  );
}

/** A lattice tower of a power line, feet at (x, y). */
function pylon(x: number, y: number, tall: number, colour: string): string {
  const half = tall * 0.13;
  const at = (part: number) => half * (1 - part * 0.78);
  const rungs = times(9, (i) => {
    const low = i / 9;
    const high = (i + 1) / 9;
    return `<path d="M${x - at(low)} ${y - tall * low}L${x + at(high)} ${y - tall * high}M${x + at(low)} ${y - tall * low}L${x - at(high)} ${y - tall * high}"/>`;
  });
  const arms = [0.72, 0.84, 0.95]
    .map(
      (part) =>
        `<path d="M${x - tall * 0.2} ${y - tall * part}L${x} ${y - tall * (part + 0.04)}L${x + tall * 0.2} ${y - tall * part}Z"/>`,
    )
    .join("");
  return `<g stroke="${colour}" stroke-width="${Math.max(2, tall * 0.008)}" fill="none"><path d="M${x - half} ${y}L${x - at(1)} ${y - tall}M${x + half} ${y}L${x + at(1)} ${y - tall}"/>${rungs}${arms}</g>`;
}

/** A power line going over the hills at sunset. */
export function powerLine(random: Random): string {
  const horizon = 1010;
  const light = evening;
  const towers = [
    [2050, 1440, 1180],
    [1260, 1150, 640],
    [830, 1060, 380],
    [590, 1025, 240],
    [440, 1010, 150],
  ] as const;
  const wires = towers
    .slice(1)
    .map(([x, y, tall], i) => {
      const [fromX, fromY, fromTall] = towers[i] ?? [0, 0, 0];
      return [0.72, 0.84, 0.95]
        .map((part) =>
          [-0.2, 0.2]
            .map((side) => {
              const [x1, y1, x2, y2] = [
                fromX + side * fromTall,
                fromY - fromTall * part,
                x + side * tall,
                y - tall * part,
              ];
              return `<path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + fromTall * 0.12} ${x2} ${y2}" stroke="#2a2027" stroke-width="${1.4 + fromTall / 420}" fill="none"/>`;
            })
            .join(""),
        )
        .join("");
    })
    .join("");
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 8)}${wires}${towers
      .map(([x, y, tall]) => pylon(x, y, tall, "#2f262c"))
      .reverse()
      .join("")}${acacia(420, 1400, 480, light, random)}`,
  );
}

/** A substation: transformers, bushings, gantry. */
export function substation(random: Random): string {
  const horizon = 860;
  const light = morning;
  const bushing = (x: number, y: number) =>
    `${times(7, (i) => `<ellipse cx="${x}" cy="${y - i * 20}" rx="${24 - i}" ry="8" fill="#8b4a35"/>`)}<path d="M${x} ${y - 130}v-40" stroke="#9aa4aa" stroke-width="9"/>`;
  const transformer = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${shadow(260, 424, 560, light)}<rect x="0" y="120" width="520" height="290" fill="#7f8f97"/><rect x="0" y="120" width="520" height="40" fill="#a7b6bd"/>${times(11, (i) => `<rect x="${20 + i * 44}" y="180" width="26" height="210" fill="#66757d"/><rect x="${20 + i * 44}" y="180" width="8" height="210" fill="#b4c1c7" opacity=".6"/>`)}<rect x="60" y="10" width="300" height="74" rx="37" fill="#93a3ab"/><rect x="90" y="70" width="20" height="60" fill="#66757d"/><rect x="-20" y="404" width="560" height="26" fill="#c2bcae"/><path d="M390 240l70 0-35-62z" fill="#f0c63b"/>${bushing(410, 110)}${bushing(470, 110)}${bushing(350, 110)}</g>`;
  const gantry =
    times(
      4,
      (i) =>
        `<path d="M${200 + i * 620} 1100V330" stroke="#89959b" stroke-width="22"/>${times(10, (j) => `<path d="M${188 + i * 620} ${1090 - j * 76}l24-70" stroke="#5f6b71" stroke-width="5"/>`)}`,
    ) +
    `<path d="M180 360H2080M180 410H2080" stroke="#7a868c" stroke-width="14"/>${times(38, (i) => `<path d="M${190 + i * 50} 360l25 50 25-50" stroke="#7a868c" stroke-width="5" fill="none"/>`)}${times(9, (i) => `<path d="M${330 + i * 200} 410v60" stroke="#6a3a2a" stroke-width="18"/><path d="M${330 + i * 200} 470q10 260 ${40 - i * 8} 470" stroke="#3b4246" stroke-width="5" fill="none"/>`)}`;
  const gravel = times(
    500,
    () =>
      `<ellipse cx="${random() * width}" cy="${between(random, 1180, 1600)}" rx="${between(random, 4, 13)}" ry="${between(random, 3, 7)}" fill="${random() < 0.5 ? "#cfc8ba" : "#8f887b"}" opacity=".6"/>`,
  );
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 4)}<path d="M0 1160H2400V1600H0z" fill="#b3ab9c"/>${gravel}${gantry}${transformer(180, 880, 1)}${transformer(1000, 900, 1.1)}${transformer(1790, 880, 1)}${person(860, 1440, 330, "#e0882c", light)}${person(740, 1450, 340, "#d8dcd8", light)}`,
  );
}

/** Wind turbines on a ridge above the coast. */
export function windRidge(random: Random): string {
  const horizon = 900;
  const light = evening;
  const turbine = (x: number, y: number, tall: number, turn: number) =>
    `<path d="M${x - tall * 0.018} ${y}L${x - tall * 0.008} ${y - tall}h${tall * 0.016}L${x + tall * 0.018} ${y}z" fill="#efece6"/><path d="M${x + tall * 0.002} ${y - tall}h${tall * 0.006}L${x + tall * 0.018} ${y}h-${tall * 0.012}z" opacity=".25"/>${[0, 120, 240].map((angle) => `<path transform="rotate(${turn + angle} ${x} ${y - tall})" d="M${x} ${y - tall}q${tall * 0.05} ${-tall * 0.1} ${tall * 0.006} ${-tall * 0.56}q${-tall * 0.02} ${tall * 0.2} ${-tall * 0.012} ${tall * 0.56}z" fill="#f7f4ee"/>`).join("")}<circle cx="${x}" cy="${y - tall}" r="${tall * 0.024}" fill="#d6d2ca"/>`;
  const sea = `<defs><linearGradient id="sea" x2="0" y2="1"><stop offset="0" stop-color="#e8b98a"/><stop offset="1" stop-color="#5c6f86"/></linearGradient></defs><rect y="${horizon - 90}" width="${width}" height="180" fill="url(#sea)"/>${times(60, () => `<path d="M${random() * width} ${horizon - 85 + random() * 160}h${between(random, 30, 160)}" stroke="#fff2d8" stroke-width="3" opacity="${between(random, 0.1, 0.5)}"/>`)}`;
  return svg(
    `${sky(light, horizon - 90, random)}${sea}${ridge(horizon + 90, 120, "#6f5b4c", random)}${ground(light, horizon + 80, random)}${growth(light, horizon + 80, random, 5)}${turbine(2080, 1030, 420, 12)}${turbine(1720, 1060, 520, 47)}${turbine(1260, 1130, 690, 83)}${turbine(620, 1260, 940, 20)}${person(1560, 1420, 260, "#b5473c", light)}`,
  );
}

/** A row of houses with a small array each, and the line of the mini-grid. */
export function miniGrid(random: Random): string {
  const horizon = 880;
  const light: Light = morning;
  const walls = ["#e9d7b4", "#d8b98a", "#cfd8d2", "#e3c1a0", "#c9d5de"];
  const house = (x: number, y: number, size: number, kind: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${shadow(200, 304, 440, light)}<rect y="90" width="400" height="210" fill="${walls[kind % walls.length]}"/><rect x="330" y="90" width="70" height="210" opacity=".14"/><path d="M-30 96L60-20h290l80 116z" fill="${kind % 2 ? "#9aa5aa" : "#a4533a"}"/>${times(11, (i) => `<path d="M${66 + i * 28}-18L${-10 + i * 40} 94" stroke="#000" stroke-width="3" opacity=".2"/>`)}${panel(
      [
        [130, -2],
        [290, -2],
        [316, 66],
        [112, 66],
      ],
      6,
      3,
    )}<rect x="60" y="160" width="70" height="60" fill="#33444d"/><rect x="180" y="150" width="76" height="150" fill="${kind % 3 ? "#2c6f8f" : "#7a4630"}"/></g>`;
  const pole = (x: number, y: number, tall: number) =>
    `<path d="M${x} ${y}V${y - tall}M${x - tall * 0.12} ${y - tall * 0.94}h${tall * 0.24}" stroke="#4d3b2c" stroke-width="${tall * 0.03}"/>`;
  const poles = [
    [60, 1330, 700],
    [760, 1230, 520],
    [1290, 1160, 400],
    [1700, 1110, 310],
    [2010, 1080, 250],
    [2260, 1060, 200],
  ] as const;
  const wires = poles
    .slice(1)
    .map(([x, y, tall], i) => {
      const [fromX, fromY, fromTall] = poles[i] ?? [0, 0, 0];
      return [-0.12, 0.12]
        .map(
          (side) =>
            `<path d="M${fromX + side * fromTall} ${fromY - fromTall * 0.94}Q${(fromX + x) / 2} ${(fromY - fromTall + y - tall) / 2 + 130} ${x + side * tall} ${y - tall * 0.94}" stroke="#2b2420" stroke-width="4" fill="none"/>`,
        )
        .join("");
    })
    .join("");
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 5)}${house(1960, 1010, 0.5, 1)}${house(1600, 1010, 0.62, 2)}${house(1120, 1030, 0.8, 3)}${house(560, 1050, 1, 4)}${wires}${poles.map(([x, y, tall]) => pole(x, y, tall)).join("")}${house(1750, 1130, 1.2, 5)}${person(1180, 1370, 300, "#6a4a8c", light)}${person(1290, 1380, 220, "#d69a2d", light)}${person(1620, 1300, 240, "#2f6f7a", light)}`,
  );
}
