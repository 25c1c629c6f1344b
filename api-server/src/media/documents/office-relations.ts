import { SaxesParser } from "saxes";
import { damagedDocument, hasMacros, loadsFromElsewhere } from "./document-refusals.ts";
import { isElsewhere } from "./elsewhere.ts";

/** What a document loads when it is opened, without being asked; a hyperlink waits for a tap. */
const loaded = /\/(?:attachedTemplate|oleObject|subDocument|frame|externalLinkPath|package)$/i;
const macros = /\/(?:vbaProject|xlMacrosheet|xlIntlMacrosheet|wordVbaData)$/i;

/** Parts of an Office document that say what it loads or runs. */
export const isTelling = (name: string) =>
  /\.rels$/i.test(name) || /^xl\/externalLinks\/[^/]+\.xml$/i.test(name);

/**
 * Throws a `FileRefusal` when a part of an Office document ([ECMA-376-2], section 8.5; [MS-OI29500]) names macros, or a
 * template or object on a network, or a program to exchange data with.
 */
export function assertHarmless(part: Buffer): void {
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", () => {
    throw damagedDocument();
  });
  parser.on("doctype", () => {
    throw damagedDocument(); // these parts have none, and entities could multiply
  });
  parser.on("opentag", ({ name, attributes }) => {
    const tag = name.split(":").at(-1);
    if (tag === "ddeLink") throw loadsFromElsewhere();
    if (tag !== "Relationship") return;
    const { Type = "", Target = "", TargetMode = "" } = attributes as Record<string, string>;
    if (macros.test(Type)) throw hasMacros();
    if (TargetMode.toLowerCase() === "external" && loaded.test(Type) && isElsewhere(Target))
      throw loadsFromElsewhere();
  });
  parser.write(decoded(part)).close();
}

/** XML says its encoding by its first bytes; Office writes UTF-8, and UTF-16 is the only other that parsers must know. */
function decoded(part: Buffer): string {
  const [first, second] = part;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(part);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(part);
  if (part.includes(0)) throw damagedDocument();
  return part.toString("utf8").replace(/^\uFEFF/, "");
}
