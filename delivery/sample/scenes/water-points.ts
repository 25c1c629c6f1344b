import {
  acacia,
  between,
  can,
  ground,
  growth,
  hills,
  morning,
  noon,
  evening,
  panel,
  person,
  pick,
  ridge,
  shadow,
  sky,
  svg,
  times,
  width,
  type Random,
} from "./kit.ts";

const canColours = ["#e3b72b", "#d8a51c", "#3f79b5", "#efe7d2", "#e07b2e"];
const cloths = ["#b5473c", "#2f6f7a", "#d69a2d", "#6a4a8c", "#3e7a4e", "#c2c8cc", "#274b7f"];

/** A drilling rig at work over a new borehole. */
export function borehole(random: Random): string {
  const horizon = 960;
  const light = noon;
  const mast = `<g stroke="#c8541f" stroke-width="16" fill="none"><path d="M1180 1180V250M1290 1180V250"/>${times(15, (i) => `<path d="M1180 ${1160 - i * 60}L1290 ${1100 - i * 60}M1290 ${1160 - i * 60}L1180 ${1100 - i * 60}" stroke-width="7"/>`)}</g><rect x="1150" y="215" width="170" height="46" fill="#8c3a14"/><path d="M1235 250V1290" stroke="#4a4a4a" stroke-width="20"/><rect x="1195" y="640" width="80" height="150" fill="#30363c"/><rect x="1195" y="640" width="26" height="150" fill="#596069"/>`;
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="1260" r="66" fill="#1d1d1d"/><circle cx="${x}" cy="1260" r="30" fill="#8d9298"/><circle cx="${x}" cy="1260" r="12" fill="#3a3a3a"/>`;
  const truck = `${shadow(1640, 1325, 900, light)}<rect x="1200" y="1130" width="900" height="70" fill="#3c4247"/><rect x="1780" y="900" width="300" height="260" rx="24" fill="#e8e4d8"/><path d="M1960 930h92l20 110h-112z" fill="#34506a"/><path d="M1968 938h40l-10 100h-30z" fill="#bcd7ea" opacity=".5"/><rect x="1800" y="1060" width="260" height="16" fill="#2878a8"/><rect x="1340" y="990" width="380" height="150" rx="10" fill="#c8541f"/><rect x="1340" y="1080" width="380" height="60" fill="#8c3a14"/>${times(6, (i) => `<rect x="${1362 + i * 58}" y="1010" width="34" height="50" fill="#5d2a12"/>`)}${wheel(1330)}${wheel(1480)}${wheel(1960)}`;
  const mud = times(
    60,
    () =>
      `<circle cx="${1235 + between(random, -130, 130)}" cy="${1290 - random() ** 2 * 260}" r="${between(random, 4, 16)}" fill="${pick(random, ["#b7a78d", "#cfc4ad", "#8d7b60"])}" opacity=".8"/>`,
  );
  const pipes = times(
    7,
    (i) =>
      `<rect x="${150 + i * 9}" y="${1330 - i * 24}" width="${640 - i * 18}" height="20" rx="10" fill="#5a7fa0"/><rect x="${150 + i * 9}" y="${1330 - i * 24}" width="${640 - i * 18}" height="7" rx="3" fill="#a9c6da"/>`,
  );
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 7)}<ellipse cx="1235" cy="1310" rx="330" ry="60" fill="#7d6b50" opacity=".85"/><ellipse cx="1210" cy="1316" rx="200" ry="30" fill="#9fb3b8" opacity=".8"/>${truck}${mast}${mud}${shadow(470, 1352, 680, light)}${pipes}${person(1010, 1330, 250, "#e0882c", light)}${person(900, 1365, 262, "#2d5a86", light)}${person(640, 1240, 210, "#e8c531", light)}`,
  );
}

/** A kiosk where people fill their cans. */
export function kiosk(random: Random): string {
  const horizon = 900;
  const light = morning;
  const taps = times(
    4,
    (i) =>
      `<g transform="translate(${1030 + i * 170} 1150)"><path d="M0 0v34h40v22" stroke="#55606a" stroke-width="13" fill="none"/><path d="M40 56q5 40 2 84" stroke="#d9f1fb" stroke-width="9" opacity=".9" fill="none"/><circle r="12" fill="#b3352b"/></g>${can(1072 + i * 170, 1356, 96, canColours[i % canColours.length] ?? "#e3b72b")}`,
  );
  const house = `${shadow(1300, 1310, 1000, light)}<path d="M880 1300V760h840v540z" fill="#dfe9ea"/><path d="M880 1300V1050h840v250z" fill="#2c86b0"/><path d="M1720 1300V760l130-50v560z" fill="#a9b8ba"/><path d="M1720 1300V1050l130-30v250z" fill="#1d6386"/><path d="M820 770L950 640h840l150 70-190 70z" fill="#9b4a32"/><path d="M820 770h930l-20 26H846z" fill="#6d3020"/>${times(18, (i) => `<path d="M${955 + i * 47} 642L${838 + i * 52} 770" stroke="#7c3824" stroke-width="4"/>`)}<rect x="1010" y="830" width="380" height="170" fill="#2b3942"/><rect x="1010" y="830" width="380" height="46" fill="#e9c54d"/><rect x="990" y="1000" width="420" height="24" fill="#b8c4c6"/><rect x="1500" y="830" width="150" height="470" fill="#3e5964"/><circle cx="1620" cy="1080" r="9" fill="#e2d7b0"/><path d="M860 1300h1010l50 46H830z" fill="#b9ae98"/>`;
  const tank = `<g><path d="M2010 1290V690M2200 1290V690M2010 1000L2200 1200M2200 1000L2010 1200" stroke="#5c6670" stroke-width="18"/><rect x="1975" y="400" width="260" height="300" rx="38" fill="#22313c"/><rect x="1995" y="410" width="60" height="280" rx="26" fill="#64798a" opacity=".7"/>${times(4, (i) => `<path d="M1975 ${460 + i * 60}h260" stroke="#0f1a22" stroke-width="6"/>`)}</g>`;
  const queue = times(9, (i) =>
    can(
      180 + i * 78 + between(random, -8, 8),
      1390 + (i % 2) * 20,
      between(random, 88, 108),
      pick(random, canColours),
    ),
  );
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 6)}${tank}${house}${taps}${person(760, 1330, 300, cloths[1] ?? "", light)}${person(600, 1350, 310, cloths[0] ?? "", light)}${person(430, 1345, 270, cloths[3] ?? "", light)}${queue}${person(1940, 1390, 320, cloths[2] ?? "", light)}${can(2020, 1400, 110, "#e3b72b")}`,
  );
}

/** A barkad: a roofed rain cistern with its silt trap. */
export function barkad(random: Random): string {
  const horizon = 860;
  const light = evening;
  const roof = `<path d="M520 1040L760 760h1020l230 280z" fill="#a9a69c"/><path d="M520 1040L760 760h1020l-40 20H800z" fill="#d9d4c4"/>${times(24, (i) => `<path d="M${770 + i * 43} 765L${545 + i * 62} 1040" stroke="#7e7b72" stroke-width="5"/>`)}<path d="M520 1040h1490v24H520z" fill="#6a665d"/>`;
  const wall = `<path d="M560 1064h1410v200H560z" fill="#cdb594"/><path d="M560 1200h1410v64H560z" fill="#a98c67"/>${times(26, (i) => `<path d="M${560 + i * 56} 1064v200" stroke="#8e7452" stroke-width="2" opacity=".5"/>`)}${times(3, (i) => `<path d="M560 ${1110 + i * 48}h1410" stroke="#8e7452" stroke-width="2" opacity=".5"/>`)}<rect x="1140" y="1080" width="250" height="150" fill="#223943"/><path d="M1150 1190q60-20 120 0t110 0v36h-230z" fill="#5f9fb0"/><path d="M1150 1192q60-20 120 0t110 0" stroke="#cbe8ee" stroke-width="5" fill="none"/>`;
  const inlet = `<path d="M1970 1250L2400 1400v90L1900 1330z" fill="#8f7a5a"/><path d="M1970 1268L2400 1430v30L1920 1320z" fill="#5f8f99" opacity=".85"/>`;
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 6)}${inlet}${shadow(1260, 1275, 1600, light)}${wall}${roof}${acacia(250, 1240, 470, light, random)}<path d="M1080 1265h370l40 60h-450z" fill="#9a866a"/>${person(1230, 1300, 250, cloths[6] ?? "", light)}${can(1320, 1312, 80, "#e3b72b")}${can(1395, 1318, 80, "#3f79b5")}${times(5, (i) => goat(420 + i * 110 + between(random, -30, 30), 1400 + between(random, -30, 60), between(random, 0.8, 1.1), i))}`,
  );
}

/** A goat grazing; `size` 1 is about 130 pixels long. */
function goat(x: number, y: number, size: number, kind: number): string {
  const coat = ["#efe6d6", "#4a3526", "#8a5a34", "#d8c4a4", "#2f2620"][kind % 5] ?? "#efe6d6";
  return `<g transform="translate(${x} ${y}) scale(${kind % 2 ? -size : size} ${size})"><ellipse cy="62" rx="70" ry="9" opacity=".35"/><path d="M-42 10v50M-28 12v48M26 12v48M40 8v50" stroke="${coat}" stroke-width="9"/><ellipse rx="58" ry="28" fill="${coat}"/><path d="M-50-6q-26-10-34 22l-10 14q16 10 30-8l26-14z" fill="${coat}"/><path d="M-76-4q-2-24 14-28" stroke="#3a2c20" stroke-width="5" fill="none"/><path d="M56-8l16-16" stroke="${coat}" stroke-width="8"/></g>`;
}

/** A water pan: rain held behind an earth bank for herds. */
export function waterPan(random: Random): string {
  const horizon = 700;
  const light = morning;
  const ripples = times(70, () => {
    const y = between(random, 860, 1270);
    return `<path d="M${between(random, 420, 1800)} ${y}q${between(random, 20, 60)} ${between(random, -6, 6)} ${between(random, 60, 190)} 0" stroke="#eaf6f6" stroke-width="${1.5 + (y - 860) / 130}" opacity="${between(random, 0.15, 0.6)}" fill="none"/>`;
  });
  const bank = ridge(840, 60, "#b48d5a", random, 1);
  const water = `<defs><linearGradient id="pan" x2="0" y2="1"><stop offset="0" stop-color="#d7e6df"/><stop offset=".5" stop-color="#7fb1bb"/><stop offset="1" stop-color="#4a7f8c"/></linearGradient></defs><path d="M120 1010Q380 830 1180 824T2270 1000Q2330 1180 1880 1280T760 1320Q190 1270 120 1010Z" fill="#8a6b44"/><path d="M170 1010Q420 846 1180 840T2220 1000Q2270 1160 1850 1255T780 1290Q240 1240 170 1010Z" fill="url(#pan)"/>`;
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 9)}${bank}${water}${ripples}${camel(1560, 1310, 1.25)}${camel(1860, 1330, 1.4)}${camel(1290, 1330, 1.05)}${times(6, (i) => goat(420 + i * 105, 1370 + between(random, -20, 40), between(random, 0.8, 1.05), i))}${person(1050, 1420, 290, cloths[0] ?? "", light)}${acacia(2150, 1450, 560, light, random)}`,
  );
}

function camel(x: number, y: number, size: number): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cy="112" rx="120" ry="13" opacity=".35"/><path d="M-64 20l-6 92M-40 24l-2 88M50 24v88M70 18l8 92" stroke="#a9824f" stroke-width="13"/><path d="M-92 10Q-80-40-40-36Q-10-110 26-38Q88-40 94 6Q60 40 0 38T-92 10Z" fill="#bf9660"/><path d="M-86 6Q-120 20-128-60Q-132-96-160-92Q-178-88-166-74Q-150-70-148-52Q-150 30-70 34Z" fill="#bf9660"/><path d="M94 4q14 30 6 50" stroke="#8c6a3e" stroke-width="7" fill="none"/><path d="M-60 30Q0 46 70 24Q20 50-60 30Z" opacity=".25"/></g>`;
}

/** A hand pump on its apron, under a tree. */
export function handPump(random: Random): string {
  const horizon = 880;
  const light = evening;
  const apron = `<ellipse cx="1200" cy="1330" rx="560" ry="110" fill="#8c8274"/><ellipse cx="1200" cy="1312" rx="560" ry="108" fill="#c6bba6"/><ellipse cx="1200" cy="1312" rx="470" ry="84" fill="#aea28c"/><ellipse cx="1330" cy="1330" rx="200" ry="34" fill="#7fa4ab" opacity=".7"/><path d="M1720 1330l420 120 40 50-500-120z" fill="#b3a790"/>`;
  const pump = `<rect x="1140" y="880" width="76" height="440" fill="#2f6d93"/><rect x="1140" y="880" width="24" height="440" fill="#6fa9c8"/><rect x="1110" y="840" width="140" height="64" rx="10" fill="#255472"/><path d="M1216 1040h120q30 0 30 34v30" stroke="#2f6d93" stroke-width="36" fill="none"/><path d="M1366 1108q8 110 4 190" stroke="#e3f5fb" stroke-width="17" opacity=".9" fill="none"/><path d="M1180 850L820 720" stroke="#37424a" stroke-width="24" stroke-linecap="round"/><circle cx="1180" cy="856" r="20" fill="#9aa8b0"/><rect x="1110" y="1290" width="140" height="34" fill="#255472"/>`;
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 5)}${acacia(1960, 1210, 760, light, random)}${apron}${person(800, 1320, 400, cloths[2] ?? "", light)}${pump}${can(1372, 1390, 120, "#e3b72b")}${person(1560, 1350, 380, cloths[1] ?? "", light)}${person(1740, 1390, 300, cloths[4] ?? "", light)}${times(4, (i) => can(520 + i * 92, 1410 + (i % 2) * 22, 104, canColours[i] ?? "#e3b72b"))}`,
  );
}

/** A solar pumping station: panels, tank and troughs. */
export function solarPump(random: Random): string {
  const horizon = 880;
  const light = noon;
  const row = (y: number, scale: number) =>
    times(5, (i) => {
      const x = 140 + i * 300 * scale;
      return `<path d="M${x + 60 * scale} ${y}v${120 * scale}M${x + 220 * scale} ${y - 30 * scale}v${150 * scale}" stroke="#777f86" stroke-width="${10 * scale}"/>${panel(
        [
          [x + 40 * scale, y - 150 * scale],
          [x + 290 * scale, y - 150 * scale],
          [x + 250 * scale, y + 30 * scale],
          [x, y + 30 * scale],
        ],
        6,
        4,
      )}`;
    });
  const tank = `<path d="M1800 1300V720M2100 1300V720M1950 1310V720M1800 1000L2100 1240M2100 1000L1800 1240M1800 760L2100 980M2100 760L1800 980" stroke="#66707a" stroke-width="18"/><rect x="1760" y="690" width="380" height="26" fill="#4b545c"/><rect x="1780" y="430" width="340" height="262" fill="#d5dcdf"/><rect x="1780" y="430" width="80" height="262" fill="#f4f7f7" opacity=".8"/><rect x="2030" y="430" width="90" height="262" fill="#000" opacity=".16"/>${times(3, (i) => `<path d="M1780 ${495 + i * 66}h340" stroke="#98a4aa" stroke-width="5"/>`)}<path d="M1780 430l170-60 170 60z" fill="#9aa7ad"/>`;
  const fence =
    times(26, (i) => `<path d="M${i * 96} 1250v190" stroke="#5e5347" stroke-width="11"/>`) +
    times(4, (i) => `<path d="M0 ${1275 + i * 42}H${width}" stroke="#8b8378" stroke-width="3"/>`);
  return svg(
    `${sky(light, horizon, random)}${hills(light, horizon, random)}${ground(light, horizon, random)}${growth(light, horizon, random, 6)}${shadow(1950, 1312, 500, light)}${tank}${row(1010, 0.85)}${row(1190, 1.05)}${fence}${person(1640, 1340, 300, "#e0882c", light)}`,
  );
}
