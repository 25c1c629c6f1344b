/** Sentences, titles and figures as one text to be searched and quoted; each ends once. */
export const sentences = (texts: readonly (string | number | undefined)[]): string =>
  texts
    .map((text) => String(text ?? "").trim())
    .filter((text) => text !== "")
    .map((text, index, { length }) => (index < length - 1 && !ended.test(text) ? `${text}.` : text))
    .join(" ");

/** Also as Arabic ends a question, and before a closing bracket or quotation mark. */
const ended = /[.!?؟…:][)\]"'”’»]*$/u;
