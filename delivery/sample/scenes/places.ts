import {
  acacia,
  between,
  evening,
  ground,
  growth,
  hills,
  height,
  morning,
  noon,
  panel,
  person,
  pick,
  shadow,
  sky,
  svg,
  times,
  width,
  type Random,
} from "./kit.ts";

/** A trench with the new main being laid. */
export function pipeline(random: Random): string {
  const horizon = 800;
  const light = noon;
  const heap = times(90, () => {
    const near = random();
    return `<ellipse cx="${1580 + near * 560 + between(random, -60, 60)}" cy="${880 + near * 620}" rx="${40 + near * 120}" ry="${22 + near * 60}" fill="${pick(random, ["#b98d58", "#a67c49", "#c9a06c", "#94703f"])}"/>`;
  });
  const trench = `<path d="M1190 ${horizon + 20}L${1290} ${horizon + 20}L1500 ${height}H560Z" fill="#6e5030"/><path d="M1190 ${horizon + 20}L560 ${height}H720L1215 ${horizon + 20}Z" fill="#8a6840"/><path d="M1240 ${horizon + 30}L900 ${height}H1230L1262 ${horizon + 30}Z" fill="#2f7cab"/><path d="M1243 ${horizon + 30}L960 ${height}H1040L1250 ${horizon + 30}Z" fill="#8cc3e0" opacity=".7"/>${times(6, (i) => `<path d="M${1246 - i * i * 9 - 12} ${horizon + 70 + i * i * 24}l${30 + i * 40} ${2 + i * 2}" stroke="#1b4e6e" stroke-width="${4 + i * 4}"/>`)}`;
  const digger = `<g transform="translate(330 700)">${shadow(260, 468, 640, light)}<rect x="40" y="370" width="470" height="90" rx="45" fill="#2a2a2a"/>${times(5, (i) => `<circle cx="${90 + i * 92}" cy="415" r="28" fill="#6d6d6d"/>`)}<rect x="90" y="230" width="400" height="130" rx="14" fill="#e2a928"/><path d="M130 240V80h150l50 160z" fill="#e2a928"/><path d="M150 220V100h112l36 120z" fill="#34506a"/><path d="M160 210V108h40l-10 102z" fill="#bcd7ea" opacity=".5"/><path d="M400 260L600-60L860 140" stroke="#d19a1f" stroke-width="46" fill="none" stroke-linejoin="round"/><path d="M860 130l-90 130q30 70 120 50l30-60z" fill="#4a4a4a"/></g>`;
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 6)}${heap}${trench}${digger}${person(1640, 1420, 400, "#e0882c", light)}${person(1430, 1080, 210, "#e8c531", light)}${person(1500, 1110, 215, "#2d5a86", light)}`,
  );
}

/** A primary school with panels on its roof. */
export function school(random: Random): string {
  const horizon = 880;
  const light = morning;
  const block = `${shadow(1250, 1250, 1900, light)}<rect x="300" y="820" width="1850" height="430" fill="#f0dfb8"/><rect x="300" y="1120" width="1850" height="130" fill="#2c6f8f"/><path d="M240 830L420 610h1620l170 220z" fill="#8f9ba1"/>${times(
    6,
    (i) =>
      panel(
        [
          [500 + i * 250, 640],
          [700 + i * 250, 640],
          [716 + i * 262, 780],
          [480 + i * 262, 780],
        ],
        6,
        4,
      ),
  )}<path d="M240 830h1970v24H240z" fill="#5f696e"/>${times(5, (i) => `<rect x="${390 + i * 360}" y="900" width="170" height="170" fill="#34505c"/><path d="M${390 + i * 360} 985h170M${475 + i * 360} 900v170" stroke="#eee4cc" stroke-width="12"/><path d="M${400 + i * 360} 910h60l-50 150h-10z" fill="#fff" opacity=".22"/>${i < 4 ? `<rect x="${610 + i * 360}" y="900" width="100" height="350" fill="#7a4630"/>` : ""}`)}${times(8, (i) => `<rect x="${310 + i * 258}" y="850" width="22" height="400" fill="#d6c294"/>`)}<rect x="260" y="1246" width="1940" height="26" fill="#bfae8c"/>`;
  const children = times(13, (i) =>
    person(
      260 + i * 150 + between(random, -40, 40),
      1400 + between(random, -50, 110),
      between(random, 170, 225),
      i % 3 ? "#2f6fa8" : "#f2efe6",
      light,
    ),
  );
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 5)}${block}<path d="M150 1290V420" stroke="#9a9a94" stroke-width="14"/><path d="M157 430q90-30 170 10t120 0v130q-60 30-130-6t-160 6z" fill="#2c86b0"/>${acacia(2240, 1330, 560, light, random)}${children}`,
  );
}

/** A health centre lit by its own panels in the evening. */
export function clinic(random: Random): string {
  const horizon = 900;
  const light = evening;
  const building = `${shadow(1200, 1250, 1500, light)}<rect x="520" y="720" width="1360" height="530" fill="#efece4"/><rect x="520" y="720" width="1360" height="50" fill="#3e8f7c"/><rect x="480" y="690" width="1440" height="36" fill="#d8d3c6"/>${times(4, (i) => `<rect x="${590 + i * 150}" y="860" width="110" height="150" fill="#ffdf9e"/><path d="M${590 + i * 150} 935h110M${645 + i * 150} 860v150" stroke="#efece4" stroke-width="10"/>`)}<rect x="1230" y="860" width="220" height="390" fill="#ffdf9e"/><path d="M1340 860v390" stroke="#8d9a94" stroke-width="12"/><rect x="1190" y="800" width="300" height="40" fill="#3e8f7c"/>${times(2, (i) => `<rect x="${1550 + i * 150}" y="860" width="110" height="150" fill="#ffdf9e"/><path d="M${1550 + i * 150} 935h110" stroke="#efece4" stroke-width="10"/>`)}<rect x="1640" y="740" width="0" height="0"/><g transform="translate(960 560)"><path d="M0-60h60v60h60v60h-60v60H0v-60h-60V0H0z" fill="#3e8f7c"/></g>${times(
    5,
    (i) =>
      `<path d="M${1180 + i * 130} 690v-90" stroke="#59646a" stroke-width="10"/>${panel(
        [
          [1130 + i * 130, 570],
          [1240 + i * 130, 570],
          [1220 + i * 130, 668],
          [1104 + i * 130, 668],
        ],
        4,
        3,
      )}`,
  )}<path d="M500 1250h1400l60 40H440z" fill="#cbbfa6"/>`;
  const car = `<g transform="translate(1860 1130)"><ellipse cx="210" cy="188" rx="260" ry="18" opacity=".4"/><path d="M0 170V60q0-30 40-30h250l90 70 40 16v54z" fill="#f6f4ee"/><path d="M230 46h54l70 54H230z" fill="#34506a"/><path d="M0 96h420v22H0z" fill="#3e8f7c"/><circle cx="90" cy="172" r="44" fill="#1c1c1c"/><circle cx="330" cy="172" r="44" fill="#1c1c1c"/><rect x="150" y="14" width="60" height="18" fill="#e0532f"/></g>`;
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 5)}${acacia(260, 1260, 620, light, random)}${building}${car}${person(1130, 1350, 280, "#b5473c", light)}${person(1230, 1360, 200, "#d69a2d", light)}${person(780, 1340, 270, "#f1f3f2", light)}`,
  );
}

/** Treatment works: round settling tanks, pump house. */
export function treatmentPlant(random: Random): string {
  const horizon = 700;
  const light = morning;
  const tank = (x: number, y: number, size: number) =>
    `<ellipse cx="${x + size * 0.08}" cy="${y + size * 0.27}" rx="${size * 1.06}" ry="${size * 0.4}" fill="${light.shade}" opacity=".35"/><path d="M${x - size} ${y}v${size * 0.2}a${size} ${size * 0.36} 0 0 0 ${size * 2} 0V${y}z" fill="#b7b4aa"/><ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.36}" fill="#d8d5ca"/><ellipse cx="${x}" cy="${y + size * 0.02}" rx="${size * 0.92}" ry="${size * 0.32}" fill="#5c9cab"/><ellipse cx="${x - size * 0.2}" cy="${y - size * 0.04}" rx="${size * 0.5}" ry="${size * 0.12}" fill="#bfe0e4" opacity=".5"/>${times(14, () => `<path d="M${x + between(random, -0.7, 0.5) * size} ${y + between(random, -0.2, 0.24) * size}h${between(random, 0.08, 0.3) * size}" stroke="#e6f5f6" stroke-width="3" opacity=".6"/>`)}<path d="M${x - size} ${y - size * 0.02}L${x + size} ${y - size * 0.02}" stroke="#88949a" stroke-width="${size * 0.05}"/><path d="M${x - size} ${y - size * 0.12}H${x + size}" stroke="#88949a" stroke-width="${size * 0.015}"/>${times(12, (i) => `<path d="M${x - size + (i / 11) * size * 2} ${y - size * 0.12}v${size * 0.1}" stroke="#88949a" stroke-width="${size * 0.012}"/>`)}<rect x="${x - size * 0.07}" y="${y - size * 0.2}" width="${size * 0.14}" height="${size * 0.2}" fill="#5f6b72"/>`;
  const pumpHouse = `<g transform="translate(1800 620)">${shadow(220, 320, 500, light)}<rect y="60" width="440" height="250" fill="#e8ded0"/><path d="M-30 64L60-30h330l80 94z" fill="#2c86b0"/><rect x="50" y="130" width="120" height="180" fill="#4d6672"/><rect x="240" y="140" width="150" height="80" fill="#34505c"/></g>`;
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 6)}${pumpHouse}${tank(420, 960, 330)}${tank(1180, 940, 310)}${tank(780, 1290, 520)}<path d="M1300 1290h460q60 0 60-60v-240" stroke="#2f7cab" stroke-width="52" fill="none"/><path d="M1300 1276h450q50 0 50-50v-236" stroke="#8cc3e0" stroke-width="12" fill="none" opacity=".7"/><rect x="1500" y="1248" width="70" height="84" fill="#1b4e6e"/><circle cx="1535" cy="1190" r="46" fill="none" stroke="#c7452f" stroke-width="14"/><path d="M1535 1190v60" stroke="#8d2f20" stroke-width="14"/>${person(1960, 1440, 400, "#e0882c", light)}${person(2110, 1460, 410, "#d8dcd8", light)}`,
  );
}

/** A tanker filling a tank in a drought. */
export function tanker(random: Random): string {
  const horizon = 860;
  const light = noon;
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="1290" r="74" fill="#1d1d1d"/><circle cx="${x}" cy="1290" r="34" fill="#8d9298"/>`;
  const lorry = `${shadow(1100, 1360, 1300, light)}<rect x="420" y="1190" width="1340" height="50" fill="#3c4247"/><rect x="430" y="850" width="960" height="340" rx="150" fill="#2f8ab8"/><rect x="450" y="880" width="920" height="90" rx="45" fill="#a9d7ec" opacity=".7"/><rect x="430" y="1010" width="960" height="34" fill="#f1f3f2"/><rect x="820" y="820" width="170" height="44" rx="10" fill="#1f6488"/><path d="M1420 1220V900q0-30 30-30h180q40 0 60 50l60 150v150z" fill="#f1ede2"/><path d="M1500 930h124q20 0 30 30l36 100h-190z" fill="#34506a"/><path d="M1510 940h60l-30 110h-30z" fill="#bcd7ea" opacity=".5"/>${wheel(580)}${wheel(750)}${wheel(1580)}<path d="M440 1130q-200 30-230-90" stroke="#22282c" stroke-width="30" fill="none"/>`;
  const tank = `<rect x="60" y="1020" width="260" height="300" rx="30" fill="#22313c"/>${times(4, (i) => `<path d="M60 ${1080 + i * 60}h260" stroke="#0f1a22" stroke-width="6"/>`)}<rect x="80" y="1030" width="50" height="280" rx="24" fill="#64798a" opacity=".6"/>`;
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 6)}${lorry}${tank}${person(350, 1420, 320, "#2d5a86", light)}${times(6, (i) => person(1850 + i * 86, 1400 + (i % 2) * 36, between(random, 250, 310), pick(random, ["#b5473c", "#2f6f7a", "#d69a2d", "#6a4a8c", "#3e7a4e"]), light))}<path d="M0 1560H${width}" stroke="${light.shade}" stroke-width="30" opacity=".12"/>`,
  );
}
