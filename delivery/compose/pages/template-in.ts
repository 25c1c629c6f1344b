import { withLanguage, type OtherLanguage } from "@ministry/contract";
import type { ReleaseBundles } from "../releases/release-bundles.ts";
import { xmlText } from "../texts/xml.ts";

/**
 * The shell's page in a language: its direction, and the feed and the ministry's name as the public part has them there.
 * What it says of a page that says nothing of itself is in English, and left out.
 *
 * @param bundles of the public part, in that language and in English
 */
export function templateIn(
  template: string,
  language: OtherLanguage,
  bundles: { localized: ReleaseBundles; english: ReleaseBundles | undefined },
): string {
  const html = withLanguage(template, language).replace(/<meta\s[^>]*\bname="description"[^>]*>\s*/, "");
  const [english, localized] = [bundles.english?.site?.feed, bundles.localized.site?.feed];
  if (!english || !localized) return html;
  return html
    .replace(/(?<=<link\b[^>]*type="application\/atom\+xml"[^>]*\btitle=")[^"]*/, () =>
      xmlText(localized.title),
    )
    .replaceAll(english.author, localized.author);
}
