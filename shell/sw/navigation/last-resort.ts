import type { Language } from "@ministry/contract";
import { escapeHtml } from "../html/escape-html.ts";
import { ownPage } from "../html/own-page.ts";
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
export function lastResort(
  saved: readonly OpenedPage[],
  language: Language,
  inOthers: readonly InLanguage[] = [],
): Promise<Response> {
  const texts = lastResortTexts[language];
  const phones = texts.phones.map((label, at) => phone(label, numbers[at] ?? ""));
  return ownPage(
    language,
    texts.title,
    `<p>${texts.reason}</p>
<p><a class="action" href="">${texts.tryAgain}</a></p>
${inOthers.length > 0 ? `<h2>${texts.inLanguages}</h2>\n<p>${inOthers.map(inLanguage).join(" ")}</p>` : ""}
<h2>${texts.whatToDo}</h2>
<ul>${texts.ways.map((way) => `<li>${way}</li>`).join("")}</ul>
<h2>${texts.call}</h2>
<ul>${phones.join("")}</ul>
${inOthers.length > 0 ? "" : savedPages(saved, texts)}`,
  );
}

const phone = (label: string, number: string) =>
  `<li>${label}: <a href="tel:${number.replaceAll(" ", "")}" dir="ltr">${number}</a></li>`;

const savedPages = (saved: readonly OpenedPage[], { saved: title, nothing }: LastResortTexts) =>
  `<h2>${title}</h2>\n${saved.length > 0 ? `<ul>${saved.map(link).join("")}</ul>` : `<p>${nothing}</p>`}`;

const inLanguage = ({ language, path, title }: InLanguage) =>
  `<a class="action" href="${escapeHtml(path)}" lang="${language}" hreflang="${language}">${title}</a>`;

const link = ({ path, title }: OpenedPage) =>
  `<li><a href="${escapeHtml(path)}">${title || escapeHtml(path)}</a></li>`;
