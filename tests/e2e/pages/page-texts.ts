import type { Page } from "@playwright/test";

/**
 * The texts of a page that are in its own language: what is shown or said, names of controls and pictures among them.
 * What stands in an element with another `lang`, or runs from left to right by its own `dir` (numbers, addresses), is
 * left out.
 */
export const textsOfPage = (page: Page): Promise<string[]> => page.evaluate(findTexts);

/** Runs in the page. */
function findTexts(): string[] {
  const ofPage = document.documentElement.lang;
  const isOwn = (element: Element) =>
    (element.closest("[lang]")?.getAttribute("lang") ?? ofPage) === ofPage &&
    !element.closest("script, style, noscript, bdi, [dir='ltr']:not(html)");
  const texts = new Set<string>();
  const add = (text: string | null) => texts.add((text ?? "").trim().replace(/\s+/g, " "));
  for (const element of document.querySelectorAll("body, body *")) {
    if (!isOwn(element)) continue;
    for (const name of ["aria-label", "title", "alt", "placeholder"]) add(element.getAttribute(name));
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
  }
  add(document.title);
  // On a record's page these are its own words, and a `<meta>` says nothing of their language.
  const { pathname } = location;
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (!/\/[0-9a-f]{24}(?:\/|$)/.test(pathname)) add(description?.content ?? "");
  texts.delete("");
  return [...texts];
}

/** What is the same in every language: names, a town's among them, kinds of files, codes. */
const sameEverywhere =
  /^(?:Android|Berbera|Facebook|Twitter|YouTube|WhatsApp|Telegram|SMS|PDF|Word|Excel|PowerPoint|RSS|FILE)$/;

/** Whether a text has a word in Latin letters, beside names, file names and addresses. */
export const hasWords = (text: string): boolean =>
  /[A-Za-z]{3}/.test(text) && !sameEverywhere.test(text) && !/\.\w{3,4}$|@|^https?:/.test(text);
