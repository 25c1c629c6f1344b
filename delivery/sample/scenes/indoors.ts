import { between, height, noon, person, pick, svg, times, width, type Random } from "./kit.ts";

/** A room: back wall, floor in perspective, light falling in from the upper left. */
const room = (wall: string, floor: string, line: string) =>
  `<defs><linearGradient id="wall" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient></defs><rect width="${width}" height="1130" fill="${wall}"/><rect width="${width}" height="1130" fill="url(#wall)"/><rect y="1130" width="${width}" height="470" fill="${floor}"/>${times(25, (i) => `<path d="M${1200 + (i - 12) * 110} 1130L${1200 + (i - 12) * 290} ${height}" stroke="${line}" stroke-width="3" opacity=".5"/>`)}${times(6, (i) => `<path d="M0 ${1130 + i * i * 16 + i * 20}H${width}" stroke="${line}" stroke-width="3" opacity=".5"/>`)}<rect y="1112" width="${width}" height="20" fill="#000" opacity=".16"/>`;

/** The water laboratory: bench, microscope, samples, hood. */
export function laboratory(random: Random): string {
  const liquids = ["#5fb7d4", "#7cc7a2", "#e0b24f", "#c98aa8", "#9ad0e6", "#e8e4c0"];
  const flask = (x: number, y: number, size: number) => {
    const fill = pick(random, liquids);
    return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-14-150v60L-60 0H60L14-90v-60z" fill="#e9f4f7" opacity=".75" stroke="#b9d0d8" stroke-width="4"/><path d="M-38-46L-60 0H60L38-46q-38 10-76 0z" fill="${fill}"/><path d="M-8-140v50L-36-34" stroke="#fff" stroke-width="6" fill="none" opacity=".8"/><rect x="-20" y="-160" width="40" height="14" fill="#cfdfe4"/></g>`;
  };
  const tubes = (x: number, y: number) =>
    `${times(8, (i) => `<rect x="${x + i * 44}" y="${y - 150}" width="26" height="150" rx="12" fill="#eef6f8" opacity=".85" stroke="#b9d0d8" stroke-width="3"/><rect x="${x + i * 44 + 2}" y="${y - between(random, 50, 110)}" width="22" height="50" rx="10" fill="${pick(random, liquids)}"/>`)}<rect x="${x - 20}" y="${y - 110}" width="390" height="24" fill="#b98a56"/><rect x="${x - 20}" y="${y - 24}" width="390" height="30" fill="#a5774a"/>`;
  const shelf = (y: number) =>
    `<rect x="180" y="${y}" width="900" height="22" fill="#9c7a55"/>${times(15, (i) => `<rect x="${205 + i * 58}" y="${y - between(random, 74, 130)}" width="42" height="140" rx="8" fill="${pick(random, ["#d9e5ea", "#b0d2dc", "#c9a36a", "#7fa6b5", "#e7dfcb"])}" clip-path="inset(0 0 0 0)"/><rect x="${205 + i * 58}" y="${y - 50}" width="42" height="26" fill="#fff" opacity=".7"/>`)}<rect x="180" y="${y}" width="900" height="80" fill="#d7e2e2"/><rect x="180" y="${y}" width="900" height="22" fill="#9c7a55"/>`;
  const scope = `<g transform="translate(640 1000)"><rect x="-120" y="-24" width="260" height="30" rx="12" fill="#2f3a42"/><path d="M-40-24V-150q0-90 80-110l40 30q-70 30-70 90v116z" fill="#3f4d57"/><path d="M-80-130h170v18H-80z" fill="#22292e"/><g transform="rotate(-24 -10 -240)"><rect x="-46" y="-380" width="64" height="210" rx="10" fill="#5a6a75"/><rect x="-40" y="-420" width="52" height="50" fill="#22292e"/><rect x="-36" y="-170" width="44" height="50" fill="#8c979e"/></g><circle cx="60" cy="-170" r="26" fill="#22292e"/></g>`;
  const windowPart = `<rect x="1340" y="160" width="820" height="520" fill="#cfe8f3"/><path d="M1340 520q200-80 400-20t420-30v210h-820z" fill="#9fb79a"/><path d="M1340 600q260-60 820-10v90h-820z" fill="#c9ab7c"/><path d="M1340 160h820v520h-820zM1750 160v520M1340 420h820" stroke="#f3f5f4" stroke-width="26" fill="none"/>`;
  return svg(
    `${room("#d7e2e2", "#b9c0bf", "#8f9998")}${shelf(380)}${shelf(620)}${windowPart}<rect x="0" y="1000" width="${width}" height="46" fill="#eef1f0"/><rect x="0" y="1040" width="${width}" height="24" fill="#aab4b4"/><rect x="0" y="1064" width="${width}" height="536" fill="#7f9aa3"/>${times(8, (i) => `<rect x="${20 + i * 300}" y="1090" width="270" height="460" rx="8" fill="#8dabb5"/><rect x="${230 + i * 300}" y="1290" width="16" height="90" rx="8" fill="#e9eeee"/>`)}${scope}${flask(960, 1000, 1)}${flask(1110, 1000, 1.25)}${flask(1260, 1000, 0.85)}${tubes(1420, 1000)}${flask(300, 1000, 1.1)}${flask(180, 1000, 0.9)}<rect x="1800" y="850" width="330" height="150" rx="12" fill="#dfe5e6"/><rect x="1830" y="875" width="150" height="70" fill="#24424a"/><path d="M1840 925l30-20 30 12 30-30 40 10" stroke="#6fe0b0" stroke-width="5" fill="none"/>${person(2240, 1590, 860, "#f1f3f2", noon)}`,
  );
}

/** The warehouse: racks of pipes, pumps and boxes. */
export function warehouse(random: Random): string {
  const box = (x: number, y: number, wide: number, tall: number) => {
    const card = pick(random, ["#c69a63", "#b98a52", "#d3ab77", "#a97a45"]);
    return `<rect x="${x}" y="${y - tall}" width="${wide}" height="${tall}" fill="${card}"/><rect x="${x + wide * 0.42}" y="${y - tall}" width="${wide * 0.16}" height="${tall}" fill="#e4cfa4" opacity=".8"/><rect x="${x + wide * 0.84}" y="${y - tall}" width="${wide * 0.16}" height="${tall}" opacity=".14"/><rect x="${x + wide * 0.1}" y="${y - tall * 0.4}" width="${wide * 0.22}" height="${tall * 0.22}" fill="#f4efe2"/>`;
  };
  const pipes = (x: number, y: number) =>
    times(5, (row) =>
      times(
        9 - row,
        (i) =>
          `<circle cx="${x + row * 22 + i * 44}" cy="${y - 24 - row * 38}" r="21" fill="#3f7fa6"/><circle cx="${x + row * 22 + i * 44}" cy="${y - 24 - row * 38}" r="12" fill="#1c3a4c"/>`,
      ),
    );
  const bay = (x: number) =>
    `${[420, 700, 980]
      .map((y) => {
        const goods =
          random() < 0.34
            ? pipes(x + 40, y)
            : times(3, (i) => box(x + 20 + i * 145, y, between(random, 100, 136), between(random, 90, 190)));
        return `${goods}<rect x="${x}" y="${y}" width="470" height="22" fill="#d9742b"/><rect x="${x}" y="${y + 16}" width="470" height="6" fill="#8f4718"/>`;
      })
      .join("")}<path d="M${x} 200V1190M${x + 470} 200V1190" stroke="#2d5a86" stroke-width="24"/>`;
  const roof =
    times(
      9,
      (i) => `<path d="M${-200 + i * 340} 0L${400 + i * 200} 190" stroke="#66717a" stroke-width="16"/>`,
    ) +
    times(
      5,
      (i) =>
        `<path d="M${330 + i * 430} 0h130l-20 60h-90z" fill="#fff7d8"/><path d="M${350 + i * 430} 60h90l260 1000h-610z" fill="#fff7d8" opacity=".07"/>`,
    );
  const truck = `<g transform="translate(1480 1180)"><ellipse cx="180" cy="310" rx="330" ry="26" opacity=".4"/><rect x="60" y="60" width="300" height="190" rx="16" fill="#e2a928"/><path d="M90 60V-140h190l70 200" stroke="#2b2b2b" stroke-width="18" fill="none"/><path d="M-40-260V290M10-260V290" stroke="#3a4248" stroke-width="20"/><path d="M-240 270h250v20h-250z" fill="#3a4248"/><circle cx="110" cy="260" r="56" fill="#1c1c1c"/><circle cx="320" cy="260" r="46" fill="#1c1c1c"/><circle cx="110" cy="260" r="22" fill="#8d9298"/><circle cx="320" cy="260" r="18" fill="#8d9298"/>${box(-230, 265, 190, 150)}${box(-215, 115, 150, 110)}</g>`;
  return svg(
    `${room("#b9c3c4", "#a5a29b", "#83807a")}${roof}${times(5, (i) => bay(10 + i * 490))}${times(6, (i) => box(80 + i * 210, 1400 + (i % 2) * 60, 180, 150))}${truck}${person(1260, 1490, 470, "#e0882c", noon)}`,
  );
}

/** A training room: screen, rows of seats from behind. */
export function training(random: Random): string {
  const cloth = ["#b5473c", "#2f6f7a", "#d69a2d", "#6a4a8c", "#3e7a4e", "#c2c8cc", "#274b7f", "#8a5a34"];
  const row = (y: number, size: number, count: number) =>
    times(count, (i) => {
      const x = 1200 + (i - (count - 1) / 2) * size * 1.5 + between(random, -12, 12);
      const colour = pick(random, cloth);
      return `<path d="M${x - size * 0.48} ${y + size}Q${x - size * 0.5} ${y + size * 0.2} ${x} ${y + size * 0.16}T${x + size * 0.48} ${y + size}Z" fill="${colour}"/><circle cx="${x}" cy="${y}" r="${size * 0.22}" fill="#3d271b"/><path d="M${x - size * 0.26} ${y + size * 0.14}Q${x - size * 0.3} ${y - size * 0.34} ${x} ${y - size * 0.31}T${x + size * 0.26} ${y + size * 0.14}Z" fill="${random() < 0.6 ? colour : "#1f1612"}"/><rect x="${x - size * 0.44}" y="${y + size * 0.55}" width="${size * 0.88}" height="${size * 0.6}" rx="${size * 0.08}" fill="#35566b"/>`;
    });
  const bars = times(
    6,
    (i) =>
      `<rect x="${1010 + i * 90}" y="${640 - (i + 1) * 44}" width="56" height="${(i + 1) * 44}" fill="${i % 2 ? "#2c86b0" : "#e0a52c"}"/>`,
  );
  const screen = `<rect x="640" y="170" width="1120" height="600" fill="#2c3338"/><rect x="660" y="190" width="1080" height="560" fill="#f7faf9"/><path d="M720 270h520M720 310h380" stroke="#37586a" stroke-width="20"/><path d="M980 640h620" stroke="#8b979d" stroke-width="6"/>${bars}<circle cx="820" cy="520" r="104" fill="#cfe3ea"/><path d="M820 520V416a104 104 0 0 1 90 156z" fill="#2c86b0"/><path d="M820 520l90 52a104 104 0 0 1-120 46z" fill="#e0a52c"/>`;
  const flags = `<path d="M380 980V330M2030 980V330" stroke="#8b6a3a" stroke-width="14"/><path d="M387 345q60 40 36 180t30 230q-50 20-66-30z" fill="#2c86b0"/><path d="M2037 345q60 40 36 180t30 230q-50 20-66-30z" fill="#e0a52c"/>`;
  return svg(
    `${room("#e2ddd0", "#9b7f60", "#7d6549")}${screen}${flags}${person(520, 1120, 560, "#274b7f", noon)}${row(1000, 130, 9)}${row(1110, 175, 9)}${row(1260, 240, 8)}`,
  );
}

/** Battery storage: cabinets with their lights, cable trays above. */
export function batteryRoom(random: Random): string {
  const cabinet = (x: number) =>
    `<rect x="${x}" y="330" width="270" height="880" fill="#e6eaea"/><rect x="${x + 230}" y="330" width="40" height="880" fill="#b7c0c2"/><rect x="${x}" y="330" width="270" height="46" fill="#2c5f4a"/>${times(8, (i) => `<rect x="${x + 24}" y="${410 + i * 96}" width="190" height="74" rx="6" fill="#cfd6d7"/><rect x="${x + 36}" y="${424 + i * 96}" width="90" height="46" fill="#39464c"/><circle cx="${x + 156}" cy="${447 + i * 96}" r="9" fill="${random() < 0.85 ? "#4fd28a" : "#f2b33c"}"/><circle cx="${x + 186}" cy="${447 + i * 96}" r="9" fill="#4fd28a"/>`)}<ellipse cx="${x + 140}" cy="1216" rx="170" ry="16" opacity=".3"/>`;
  const tray = `<rect y="120" width="${width}" height="26" fill="#7d888d"/><rect y="190" width="${width}" height="18" fill="#7d888d"/>${times(40, (i) => `<path d="M${i * 62} 120v88" stroke="#646f74" stroke-width="7"/>`)}${times(7, (i) => `<path d="M${140 + i * 300} 205q20 70 0 125M${180 + i * 300} 205q-10 70 10 125" stroke="${i % 2 ? "#c7452f" : "#2b2f33"}" stroke-width="15" fill="none"/>`)}`;
  return svg(
    `${room("#cdd8d6", "#8f9c9f", "#75828a")}${tray}${times(7, (i) => cabinet(60 + i * 320))}<path d="M0 1250H${width}" stroke="#e5c13c" stroke-width="18" stroke-dasharray="80 50"/>${person(1480, 1450, 560, "#e0882c", noon)}${person(1700, 1470, 570, "#274b7f", noon)}`,
  );
}
