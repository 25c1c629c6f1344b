import { maxLetters } from "./text-limits.ts";

/** What is read of a document, up to a limit; blanks and line ends become one blank. */
export class CollectedText {
  #parts: string[] = [];
  #letters = 0;
  #endsBlank = true;

  constructor(private readonly max = maxLetters) {}

  /** True once there is no room for more. */
  get isFull(): boolean {
    return this.#letters >= this.max;
  }

  /** Adds as much of a text as there is room for. */
  add(text: string): void {
    const cleaned = text.replace(/\s+/g, " ");
    const part = this.#endsBlank && cleaned.startsWith(" ") ? cleaned.slice(1) : cleaned;
    if (part === "" || this.isFull) return;
    const fitting = part.slice(0, this.max - this.#letters);
    this.#parts.push(fitting);
    this.#letters += fitting.length;
    this.#endsBlank = part.endsWith(" ");
  }

  /** Ends a word: a paragraph, a cell or a page is over. */
  gap(): void {
    this.add(" ");
  }

  /**
   * The text as it is shown: letters in their common forms (PDFs of Arabic texts have those of print), without what is
   * invisible or turns the direction of what follows.
   */
  toString(): string {
    return this.#parts
      .join("")
      .normalize("NFKC")
      .replace(/[\p{Cc}\p{Cs}\u00ad\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
      .trim();
  }
}
