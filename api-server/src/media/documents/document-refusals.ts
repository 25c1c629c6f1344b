import { FileRefusal } from "../refusal.ts";

export const notADocument = () =>
  new FileRefusal(
    415,
    "unsupported-type",
    "The file type is not accepted. Please use PDF, Word, Excel, PowerPoint, OpenDocument, CSV or plain text.",
  );

export const damagedDocument = () =>
  new FileRefusal(
    422,
    "damaged",
    "The document is damaged or incomplete. Please check the file and send it again.",
  );

export const hasMacros = () =>
  new FileRefusal(
    422,
    "unsafe-content",
    "The document contains macros. Please save it without them and send it again.",
  );

export const unsafeContainer = () =>
  new FileRefusal(
    422,
    "unsafe-content",
    "The document's inner file names are not safe. Please save it again and send it again.",
  );

export const bombContainer = () =>
  new FileRefusal(
    422,
    "container-bomb",
    "The document would become far too large when opened. Please make it smaller.",
  );

export const notUtf8 = () =>
  new FileRefusal(
    422,
    "damaged",
    "The text can't be read. Please save it with the encoding UTF-8 and send it again.",
  );

export const loadsFromElsewhere = () =>
  new FileRefusal(
    422,
    "unsafe-content",
    "The document loads a template or an object from a network. Please save it without them and send it again.",
  );

export const tooManyParts = () =>
  new FileRefusal(
    422,
    "container-bomb",
    "The document has too many parts. Please make it smaller or send it as several.",
  );

export const documentTookTooLong = () =>
  new FileRefusal(
    422,
    "took-too-long",
    "The document could not be checked in reasonable time. Please save it as PDF and try again.",
  );
