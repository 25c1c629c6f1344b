/**
 * What shows nothing: characters that Unicode calls ignorable (U+200B, U+00AD, marks of direction), and the empty
 * Braille pattern. The joiners U+200C and U+200D shape the letters beside them in Arabic script and in emoji.
 */
const invisible = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const shown = /[^\s\u200C\u200D]/u;

/** The text as a reader sees it, for comparing; what is stored stays as it was typed. */
export function visibleText(text: string): string {
  const characters = [...text.replaceAll(invisible, "")];
  const isShown = (character: string) => shown.test(character);
  return characters.slice(characters.findIndex(isShown), characters.findLastIndex(isShown) + 1).join("");
}

/** A title without the spaces around it, "" where a reader would see none; `undefined` where none was sent. */
export function titleIn(text: string | undefined): string | undefined {
  const title = text?.trim();
  return title !== undefined && visibleText(title) === "" ? "" : title;
}
