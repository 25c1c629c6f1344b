import type { ShellTexts } from "./texts.ts";

const kinds: Record<string, string> = {
  images: "sawirradii la kaydiyey",
  documents: "dukumentiyadii la kaydiyey",
};

/** In Somali; to be confirmed by the ministry. */
export const texts: ShellTexts = {
  loading: "Waa la soo rarayaa…",
  tryAgain: "Isku day mar kale",
  stillFails: "Weli lama soo rari karo. Fadlan wax yar ka dib isku day mar kale.",
  noConfiguration: {
    title: "Mareegta hadda lama furi karo",
    text: "Dejinteeda lama akhrin karin. Fadlan hubi internetkaaga.",
  },
  pageFailed: {
    title: "Boggan hadda lama tusi karo",
    text: "Wax baa ka khaldamay. Isku day inaad bogga dib u rarto.",
  },
  partFailed: {
    title: "Qaybtan bogga hadda lama heli karo",
    text: "Lama soo rari karin. Hubi internetka oo isku day mar kale.",
  },
  notices: "Internetka iyo cusboonaysiinta",
  line: {
    offline: "Internet kuma xidhnid.",
    unreachable: "Adeegga wasaaradda hadda lama gaari karo.",
    captive: "Shabakaddani waxay rabtaa inaad marka hore gasho.",
  },
  signIn: "Fur bogga ay ka gasho",
  savedCopy: (time) => `Nuqul la kaydiyey ${time}.`,
  earlierVisit: "booqasho hore",
  gaveUp: (what) => `Qalabkan boos yar baa ka hadhay. Qaar ka mid ah ${kinds[what] ?? what} waa la tirtiray.`,
  updateReady: "Nuqul cusub baa diyaar ah.",
  reload: "Dib u rar",
};
