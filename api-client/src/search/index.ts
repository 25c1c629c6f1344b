/** How texts are compared when somebody searches: the same on the device and on the server. */
export { answeringWords } from "./answering-words.ts";
export { excerptAround, excerptOf } from "./excerpt.ts";
export { byBeginning, bySlip, bySound, byWhole, type WordMatch } from "./match.ts";
export { termsOf, type Term } from "./names.ts";
export { singular, somaliForms, soundsOf, wordsOf } from "./words.ts";
