import { otherLanguages, type OtherLanguage } from "@ministry/contract";
import type { PrecacheEntry } from "workbox-precaching";
import { readState } from "../sets/state.ts";

/** A file with the shell's texts in one language (`shell/src/texts`). */
export interface TextFile {
  language: OtherLanguage;
  url: string;
}

const cacheName = "shell-texts";

/** Splits the shell's files into its texts in other languages than English, and all others. */
export function splitTextFiles(
  files: readonly (PrecacheEntry | string)[],
): [texts: TextFile[], others: (PrecacheEntry | string)[]] {
  const texts: TextFile[] = [];
  const others = files.filter((file) => {
    const url = typeof file === "string" ? file : file.url;
    const language = otherLanguages.find((each) => url.startsWith(`assets/texts-${each}-`));
    if (language) texts.push({ language, url: `/${url}` });
    return !language;
  });
  return [texts, others];
}

/** Whether an address is one of these files. */
export const isText = (texts: readonly TextFile[], url: string): boolean => {
  const { origin, pathname } = new URL(url);
  return origin === self.location.origin && texts.some((text) => text.url === pathname);
};

/** Caches the texts of the languages that were opened on this device, and of no others. */
export async function cacheTexts(texts: readonly TextFile[]): Promise<void> {
  const languages = (await readState())?.languages ?? [];
  const wanted = texts.filter(({ language }) => languages.includes(language)).map(({ url }) => url);
  const cache = await caches.open(cacheName);
  for (const { url } of await cache.keys())
    if (!wanted.includes(new URL(url).pathname)) await cache.delete(url);
  for (const url of wanted) if (!(await cache.match(url))) await cache.add(url);
}

/** A cached file. */
export const cachedText = async (request: Request): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(request.url);
