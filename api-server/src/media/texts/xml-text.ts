import { type Readable } from "node:stream";
import { SaxesParser } from "saxes";
import { damagedDocument } from "../documents/document-refusals.ts";
import type { CollectedText } from "./collected-text.ts";

/** Where the text stands in a kind of XML, by names without their prefix. */
export interface Markup {
  /** Elements whose text is read, with all that is in them. */
  texts: readonly string[];
  /** Elements after which a new word begins. */
  gaps: readonly string[];
  /** Elements that are passed over with all that is in them: comments, what was deleted, doubles. */
  passed: readonly string[];
}

/** Reads the text of one part of an office document, as far as there is room for it. */
export async function readXml(stream: Readable, markup: Markup, into: CollectedText): Promise<void> {
  const parser = textParser(markup, into);
  let decoder: TextDecoder | undefined;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
    if (into.isFull) return;
  }
  parser.close();
}

function textParser({ texts, gaps, passed }: Markup, into: CollectedText): SaxesParser {
  const parser = new SaxesParser({ xmlns: false });
  let depthOfTexts = 0;
  let depthOfPassed = 0;
  const failed = () => {
    throw damagedDocument();
  };
  parser.on("error", failed);
  parser.on("doctype", failed); // these parts have none, and entities could multiply
  parser.on("opentag", ({ name }) => {
    const tag = localName(name);
    if (texts.includes(tag)) depthOfTexts += 1;
    if (passed.includes(tag)) depthOfPassed += 1;
  });
  parser.on("closetag", ({ name }) => {
    const tag = localName(name);
    if (texts.includes(tag)) depthOfTexts -= 1;
    if (passed.includes(tag)) depthOfPassed -= 1;
    if (gaps.includes(tag)) into.gap();
  });
  const read = (text: string) => {
    if (depthOfTexts > 0 && depthOfPassed === 0) into.add(text);
  };
  parser.on("text", read);
  parser.on("cdata", read);
  return parser;
}

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

/** XML says its encoding by its first bytes; UTF-16 is the only other that parsers must know. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
