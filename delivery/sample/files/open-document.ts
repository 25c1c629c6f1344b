import { sampleNotice, type SampleDocument } from "../content/kinds.ts";
import { zip } from "./zip.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** An OpenDocument text. The media type comes first and uncompressed, as the format asks. */
export function openDocument({ title, sections }: SampleDocument): Buffer {
  const paragraphs = sections.flatMap(({ heading, paragraphs: texts }) => [
    `<text:h text:outline-level="1">${escaped(heading)}</text:h>`,
    ...texts.map((text) => `<text:p>${escaped(text)}</text:p>`),
  ]);
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.2"><office:body><office:text><text:h text:outline-level="1">${escaped(title)}</text:h>${paragraphs.join("")}<text:p>${sampleNotice}</text:p></office:text></office:body></office:document-content>`;
  const mediaType = "application/vnd.oasis.opendocument.text";
  const manifest = `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mediaType}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`;
  return zip([
    { name: "mimetype", data: Buffer.from(mediaType) },
    { name: "content.xml", data: Buffer.from(content), deflate: true },
    { name: "META-INF/manifest.xml", data: Buffer.from(manifest), deflate: true },
  ]);
}
