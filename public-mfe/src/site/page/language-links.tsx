import { addressIn, languageNames } from "@ministry/contract";
import { useLocation } from "react-router-dom";
import { language } from "../../content/site/language.ts";
import { useSearchText } from "../browser/use-search-text.ts";
import { useSite } from "../host/site.tsx";

/**
 * A link to this page in each language of the site, as a list; nothing where the site has one language. Each is another
 * document: the links load it as a whole, and work without a script.
 */
export function LanguageList({ className }: { className?: string }) {
  const { languages } = useSite().config;
  const { pathname } = useLocation();
  const search = useSearchText();
  if (!languages) return null;
  return (
    <ul className={className}>
      {(["en", ...languages] as const).map((each) => (
        <li key={each}>
          <a
            href={addressIn(each, pathname) + search}
            lang={each}
            hrefLang={each}
            aria-current={each === language ? "page" : undefined}
          >
            {languageNames[each]}
          </a>
        </li>
      ))}
    </ul>
  );
}
