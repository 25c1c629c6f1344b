/** The version of the readers: what was read by an older one is read again. Raise it when they find more text. */
export const readerVersion = 1;

/** Most letters that are read of one document: some 300 pages full of text. */
export const maxLetters = 1_000_000;

/** Larger files are not read, in bytes: a PDF is held in memory as a whole. */
export const maxReadableBytes = 100 * 1024 * 1024;

/** Most different words of one document that are found, with their sounds. */
export const maxWords = 30_000;

/** So long they may be together, in bytes: the index of one document has a limit of a megabyte. */
export const maxWordBytes = 900_000;

/** Longer words are no words. */
export const maxWordLength = 60;

/** About so many letters are stored in one row, from which an excerpt is taken. */
export const passageLetters = 1_000;
