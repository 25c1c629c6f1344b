import { sampleNotice, type SampleEvent, type Sector } from "./kinds.ts";
import type { SceneName } from "../scenes/index.ts";

const ministry = "Ministry of Energy and Water Resources";

/** A kind of event that takes place again and again: one entry of it per place. */
interface Series {
  title: (place: string) => string;
  description: (place: string) => string;
  more: string;
  covers: SceneName[];
  sector: Sector;
}

const places = [
  { place: "the northern district", district: "Berbera" },
  { place: "the river district", district: "Gabiley" },
  { place: "the coast", district: "Bulhar" },
  { place: "the southern plain", district: "Buhoodle" },
  { place: "the eastern hills", district: "Taleh" },
  { place: "the capital", district: "Hargeisa" },
];

const series: Series[] = [
  {
    title: (place) => `New water kiosks opened in ${place}`,
    description: (place) =>
      `Neighbours and the district office opened new water kiosks in ${place}. Each has four taps, a meter and a price list on the wall; the keeper was chosen by the street committee.`,
    more: "The kiosks were tested by the water laboratory before opening. The first month's sales pay for the keeper, the second for repairs.",
    covers: ["kiosk", "handPump"],
    sector: "water",
  },
  {
    title: (place) => `Street lights switched on in ${place}`,
    description: (place) =>
      `Solar street lights were switched on along the market road in ${place}. Traders say they keep their stalls open two hours longer.`,
    more: "The lamps have their own panels and batteries. Faults can be reported to the hotline; a technician comes within seven days.",
    covers: ["streetLights"],
    sector: "energy",
  },
  {
    title: (place) => `Water committees meet in ${place}`,
    description: (place) =>
      `Members of twenty water committees from ${place} compared prices, repairs and book-keeping over two days.`,
    more: "Half of the members are women. The next meeting looks at spare parts and at wells shared with herds from other districts.",
    covers: ["training", "waterPan"],
    sector: "water",
  },
  {
    title: (place) => `Borehole test pumping finished in ${place}`,
    description: (place) =>
      `A 72-hour pump test in ${place} showed a steady yield. The results are published with the well's depth and water quality.`,
    more: "When a test fails the well is closed and the reason published, so that nobody drills in the same place again.",
    covers: ["borehole", "solarPump"],
    sector: "water",
  },
  {
    title: (place) => `Solar panels for the health centre in ${place}`,
    description: (place) => `The health centre in ${place} now has light and a cold chain day and night.`,
    more: "Two caretakers were trained, and the yearly maintenance is paid from a fund shared with the health ministry.",
    covers: ["clinic", "batteryRoom"],
    sector: "energy",
  },
  {
    title: (place) => `Barkads made ready for the rains in ${place}`,
    description: (place) =>
      `Local builders lined and roofed old rain cisterns in ${place} before the season.`,
    more: "A roof and a silt trap keep the water clean for months and cost a fifth of a new cistern.",
    covers: ["barkad"],
    sector: "water",
  },
  {
    title: (place) => `School visit to the solar plant from ${place}`,
    description: (place) =>
      `Two classes from ${place} saw how sunlight becomes power, and asked better questions than the engineers expected.`,
    more: "Schools can ask for a visit through the Contact page. Transport is organised by the department.",
    covers: ["school", "solarField"],
    sector: "energy",
  },
  {
    title: (place) => `Line crew trains on safety in ${place}`,
    description: (place) =>
      `Sixteen line workers from ${place} practised rescue from a pole and work under voltage rules.`,
    more: "The course is repeated every quarter. Utilities send their newest workers first.",
    covers: ["powerLine", "substation"],
    sector: "energy",
  },
  {
    title: (place) => `Dry season plan agreed for ${place}`,
    description: (place) =>
      `District offices, drivers and committees agreed who decides, who drives and who counts when wells run low in ${place}.`,
    more: "The plan starts by itself when the drought map turns red, so that water arrives within 72 hours.",
    covers: ["tanker"],
    sector: "water",
  },
];

/** Events that happened once, Arabic and Somali ones among them. */
const single: SampleEvent[] = [
  {
    title: "افتتاح محطة معالجة المياه الجديدة",
    ministry: "وزارة الطاقة والموارد المائية",
    description:
      "افتُتحت محطة معالجة المياه بحضور ممثلي الأحياء. تعالج المحطة ستة آلاف متر مكعب يومياً، وتُنشر نتائج الفحص كل أسبوع.",
    more: `يمكن للزوار والمدارس زيارة المحطة بعد التنسيق مع الوزارة. بيانات نموذجية للتجربة فقط. ${sampleNotice}`,
    cover: "treatmentPlant",
    sector: "water",
    district: "Hargeisa",
    language: "ar",
    aim: "laboratory",
  },
  {
    title: "ورشة عمل حول الطاقة الشمسية للمدارس",
    ministry: "وزارة الطاقة والموارد المائية",
    description: "ناقش المشاركون تجهيز المدارس بالألواح الشمسية وصيانتها وتدريب الفنيين المحليين.",
    more: `تُقدم الطلبات عبر مكاتب المقاطعات. بيانات نموذجية للتجربة فقط. ${sampleNotice}`,
    cover: "school",
    sector: "energy",
    language: "ar",
  },
  {
    title: "Shir ku saabsan biyaha nadiifka ah",
    ministry: "Wasaaradda Tamarta iyo Kheyraadka Biyaha",
    description:
      "Guddiyada biyaha ee degmooyinka ayaa ka wada hadlay qiimaha biyaha, dayactirka ceelasha iyo tayada biyaha.",
    more: `Tani waa xog tijaabo ah. ${sampleNotice}`,
    cover: "training",
    sector: "water",
    district: "Burao",
    language: "so",
    aim: "kiosk",
  },
  {
    title: "Ceel cusub oo la furay",
    ministry: "Wasaaradda Tamarta iyo Kheyraadka Biyaha",
    description: "Ceel cusub iyo bam ku shaqeeya cadceedda ayaa loo furay dadka iyo xoolaha deegaanka.",
    more: `Tani waa xog tijaabo ah. ${sampleNotice}`,
    cover: "solarPump",
    sector: "water",
    district: "Las Anod",
    language: "so",
  },
  {
    title:
      "A very long title, as minutes of joint steering committees tend to have them: third joint review of the water and energy sector programmes with partner organisations, district offices and utilities",
    ministry,
    description:
      "The review looked at what was promised a year ago, what was done, and what has to change. The minutes are among the publications.",
    more: `Partners asked for earlier tender notices; the ministry asked for earlier payments. ${sampleNotice}`,
    cover: "training",
    sector: "energy",
    aim: "substation",
    startsInDays: -9,
    venue: "Conference hall of the ministry",
  },
  {
    title: "Open day at the water laboratory",
    ministry,
    description:
      "Schools and water committees see how a sample is tested, and may bring water of their own in a clean bottle.",
    more: `No registration is needed; groups of more than ten call a day before. ${sampleNotice}`,
    cover: "laboratory",
    sector: "water",
    district: "Hargeisa",
    startsInDays: 9,
    venue: "Water laboratory, gate 2",
  },
];

const repeated: SampleEvent[] = places.flatMap(({ place, district }, column) =>
  series.map((kind, row) => ({
    title: kind.title(place),
    ministry,
    description: kind.description(place),
    more: `${kind.more} ${sampleNotice}`,
    sector: kind.sector,
    district,
    cover: kind.covers[column % kind.covers.length] ?? "kiosk",
    ...((row + column) % 6 === 0 ? { aim: kind.covers[0] } : {}),
  })),
);

/** Sixty events, oldest first; the last ones are the newest news. */
export const events: SampleEvent[] = [
  ...repeated.slice(0, 20),
  ...single.slice(0, 1),
  ...repeated.slice(20, 42),
  ...single.slice(1, 3),
  ...repeated.slice(42, 52),
  ...single.slice(3),
  ...repeated.slice(52),
];
