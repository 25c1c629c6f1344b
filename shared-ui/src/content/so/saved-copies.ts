import type * as english from "../saved-copies.ts";
import type { Translated } from "../translated.ts";

export const savedCopiesTexts: Translated<typeof english.savedCopiesTexts> = {
  counting: "Waxa kaydsan waa la tirinayaa …",
  unknown: "Biraawsarkani ma sheego waxa kaydsan.",
  refresh: "Hadda cusboonaysii",
  pictures: "Sawirradana kaydi",
  picturesOf: (size) => `Sawirradana kaydi, ${size}`,
  lowData: "Data yar",
  on: "shidan",
  off: "damsan",
  refreshedAt: (time) => `Markii ugu dambaysay ee la cusboonaysiiyey: ${time}`,
  notRefreshed: "Weli waxba lama soo qaadin",
  upToDate: "Wax waliba waa kuwii ugu dambeeyey.",
  notAnswered: "Adeegga wasaaraddu ma jawaabin. Wixii kaydsanaa sidoodii ayay yihiin.",
  failed: "Taasi ma shaqayn. Fadlan isku day mar kale.",
  removed: "Waa la tirtiray.",
  allRemoved: "Wixii kaydsanaa oo dhan waa la tirtiray.",
  picturesHere: (count, size) => `Sawirrada qalabkan ku jira: ${count}, ${size}.`,
  nothing: "waxba",
  amount: (count, size) => `${count}, ${size}`,
  since: (time) => `laga bilaabo ${time}`,
  clear: "Tirtir",
  clearAll: "Dhammaan tirtir",
  clearAllName: "Dhammaan ma la tirtiraa?",
  clearAllQuestion: "Ma la tirtiraa dhammaan qoraallada, sawirrada iyo faylasha?",
  keep: "Ha la hayo",
  neverCleared: "Waxa sugaya in la diro weligood lama tirtiro.",
  used: (used, allowed) => `${used} ayaa la isticmaalay, ${allowed} ayuu biraawsarkani oggol yahay`,
  usedName: "Booska la isticmaalay",
  promised: "Biraawsarku wuxuu ballanqaaday inuu kan hayo, xitaa marka boosku ku yaraado qalabka.",
  notPromised: "Marka boosku ku yaraado qalabka, biraawsarku wuu tirtiri karaa waxa kaydsan.",
  askPromise: "Biraawsarka ka codso inuu hayo",
  noPromise:
    "Biraawsarku weli ballantaas ma bixiyo. Wuu bixin karaa marka mareegta la rakibo ama marar badan la isticmaalo.",
  files: "Daabacaadaha qalabkan ku jira",
  remove: "Ka saar",
  stop: "Jooji",
  savedAt: (time) => `la kaydiyey ${time}`,
  notSaved: "lama kaydin karin",
  waiting: "wuxuu sugayaa markiisa ama internetka",
  saving: (name) => `Waa la kaydinayaa ${name}`,
};

export const savedKindTexts: Translated<typeof english.savedKindTexts> = {
  site: { title: "Mareegta lafteeda", about: "Bogaggeeda iyo barnaamijyadeeda; mar walba way hadhaan" },
  reads: {
    title: "Qoraallada",
    about: "Liisaska iyo faahfaahinta mashaariicda, dhacdooyinka iyo daabacaadaha",
  },
  images: { title: "Sawirrada", about: "Kuwa ugu duugsan ayaa marka hore baxa marka boosku yaraado" },
  publications: { title: "Daabacaadaha la kaydiyey", about: "Faylasha aad u kaydisay internet la'aanta" },
  opened: { title: "Faylasha la furay", about: "Faylasha aad eegtay; way baxaan marka boosku yaraado" },
};

const units = { file: "fayl", text: "qoraal", picture: "sawir" } as const;

export const countOf = (count: number, unit: keyof typeof units): string => `${count} ${units[unit]}`;

// Digits alone: not every browser has Somali names of months.
export const timeFormat: typeof english.timeFormat = ["en-GB", { dateStyle: "short", timeStyle: "short" }];
