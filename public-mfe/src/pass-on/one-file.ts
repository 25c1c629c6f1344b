import { languages, type Language } from "@ministry/contract";
import { language } from "../content/site/language.ts";
import { ministryName } from "../content/facts/ministry-name.ts";
import { passOnTexts } from "../content/site/pass-on.ts";
import type { Part, PassedOn } from "./passed-on.ts";

export interface OneFileOptions {
  content: PassedOn;
  /** Full address of the page. */
  address: string;
  /** The day on which the file is made, in words. */
  date: string;
  /** The address as a QR code, an SVG. */
  qr?: string;
  /** `data:` addresses of the pictures that go along, by their own addresses. */
  pictures?: ReadonlyMap<string, string>;
  /** Of the texts around the content; that of the page where it is left out. */
  lang?: Language;
}

const style = `:root{color-scheme:light dark}body{max-width:42rem;margin:0 auto;padding:1rem;font:1.0625rem/1.6 system-ui,"Noto Sans","Noto Sans Arabic",sans-serif;background:#fbfaf5;color:#10262f}h1,h2{line-height:1.2}header{border-block-end:3px solid #1c8aa6}footer{margin-block-start:2rem;border-block-start:1px solid #76868d}img,svg{max-width:100%;height:auto;border-radius:.5rem}svg{width:9rem;background:#fff}a{color:#08566b;overflow-wrap:anywhere}small,.lead{color:#465b64}@media(prefers-color-scheme:dark){body{background:#0b161b;color:#e8eff0}a{color:#7fd0e2}small,.lead{color:#a8bbc2}}`;

/** A page as one HTML file that needs nothing else: no script, no address it would fetch from. */
export function oneFile(options: OneFileOptions): string {
  const { content, address, date, qr = "", pictures = new Map(), lang = language } = options;
  const { dir } = languages[lang];
  const { savedOn, newest } = passOnTexts.inFile;
  const link = `<a href="${escaped(address)}">${escaped(address)}</a>`;
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escaped(content.title)} – ${escaped(ministryName)}</title>
<style>${style}</style>
</head>
<body>
<header>
<p>${escaped(ministryName)}</p>
<h1 dir="auto">${escaped(content.title)}</h1>
${content.lead ? `<p class="lead" dir="auto">${escaped(content.lead)}</p>` : ""}
${content.updated ? `<p><small>${escaped(content.updated)}</small></p>` : ""}
</header>
<main>
${content.parts.map((part) => partHtml(part, pictures)).join("\n")}
</main>
<footer>
<p>${escaped(savedOn(date))} ${link}</p>
${qr}
<p><small>${escaped(newest)}</small></p>
</footer>
</body>
</html>
`;
}

function partHtml(
  { heading, text, items = [], picture, link }: Part,
  pictures: ReadonlyMap<string, string>,
): string {
  const data = picture && pictures.get(picture.url);
  const filled = items.filter((item) => item.trim());
  const lines = [
    heading &&
      (text?.trim() || filled.length > 0 || data || link) &&
      `<h2 dir="auto">${escaped(heading)}</h2>`,
    data && `<p><img alt="" src="${escaped(data)}"></p>`,
    ...(text ?? "")
      .split(/\n+/)
      .filter((line) => line.trim())
      .map((line) => `<p dir="auto">${escaped(line.trim())}</p>`),
    filled.length > 0 && `<ul>${filled.map((item) => `<li dir="auto">${escaped(item)}</li>`).join("")}</ul>`,
    link && `<p><a href="${escaped(link.address)}">${escaped(link.label)}</a></p>`,
  ];
  return lines.filter(Boolean).join("\n");
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
