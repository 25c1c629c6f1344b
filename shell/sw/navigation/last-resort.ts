import { languages, type Language } from "@ministry/contract";
import { escapeHtml } from "../publications/escape-html.ts";
import { lastResortTexts, type LastResortTexts } from "./last-resort-texts.ts";
import type { OpenedPage } from "./opened-pages.ts";

/** To be confirmed by the ministry (AMB-23); the same as on the site's contact page. */
const numbers = ["+000 800 000 300", "+000 700 000 100", "+000 100 000 200"];

/** Stands above a page that is shown as it was sent. */
export function readAgain(language: Language): string {
  const [first, more] = lastResortTexts[language].again;
  return `<p role="status"><strong>${first}</strong> ${more}</p>`;
}

/** A page in a language that is on this device. */
interface InLanguage extends OpenedPage {
  language: Language;
}

/**
 * The page where nothing else is on this device: whom to call, what can be read, and what to do.
 *
 * @param inOthers the same page in languages that are on this device; it leads to them instead of what was saved
 */
export async function lastResort(
  saved: readonly OpenedPage[],
  language: Language,
  inOthers: readonly InLanguage[] = [],
): Promise<Response> {
  return new Response(page(saved, language, inOthers), {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src '${await hashOf(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}

const style = `:root{color-scheme:light dark}
body{max-inline-size:40rem;margin:0 auto;padding:1.5rem 1rem;font:1.0625rem/1.6 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.125rem;margin-block:1.75rem .5rem}
p{margin-block:.5rem}ul{padding-inline-start:1.25rem;margin:0}
a{display:inline-block;padding-block:.6rem;color:LinkText}
.again{padding-inline:1.25rem;border:2px solid;border-radius:.5rem;font-weight:600;text-decoration:none}`;

function page(saved: readonly OpenedPage[], language: Language, inOthers: readonly InLanguage[]): string {
  const texts = lastResortTexts[language];
  const phones = texts.phones.map((label, at) => phone(label, numbers[at] ?? ""));
  return `<!doctype html>
<html lang="${language}" dir="${languages[language].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title} – ${texts.ministry}</title><style>${style}</style></head><body><main>
<p>${texts.ministry}</p>
<h1>${texts.title}</h1>
<p>${texts.reason}</p>
<p><a class="again" href="">${texts.tryAgain}</a></p>
${inOthers.length > 0 ? `<h2>${texts.inLanguages}</h2>\n<p>${inOthers.map(inLanguage).join(" ")}</p>` : ""}
<h2>${texts.whatToDo}</h2>
<ul>${texts.ways.map((way) => `<li>${way}</li>`).join("")}</ul>
<h2>${texts.call}</h2>
<ul>${phones.join("")}</ul>
${inOthers.length > 0 ? "" : savedPages(saved, texts)}
</main></body></html>`;
}

const phone = (label: string, number: string) =>
  `<li>${label}: <a href="tel:${number.replaceAll(" ", "")}" dir="ltr">${number}</a></li>`;

const savedPages = (saved: readonly OpenedPage[], { saved: title, nothing }: LastResortTexts) =>
  `<h2>${title}</h2>\n${saved.length > 0 ? `<ul>${saved.map(link).join("")}</ul>` : `<p>${nothing}</p>`}`;

const inLanguage = ({ language, path, title }: InLanguage) =>
  `<a class="again" href="${escapeHtml(path)}" lang="${language}" hreflang="${language}">${title}</a>`;

const link = ({ path, title }: OpenedPage) =>
  `<li><a href="${escapeHtml(path)}">${title || escapeHtml(path)}</a></li>`;

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
