import { lowDataChoice } from "@ministry/contract";
import { AnchorButton } from "@ministry/shared-ui";
import { useLocation } from "react-router-dom";
import { useSearchText } from "../../site/browser/use-search-text.ts";
import { hrefTo } from "../../site/text/address.ts";
import { lowDataText } from "../../content/layout/layout.ts";

/**
 * Turns low data on where the switch's own file has not come: the site's server answers with this page's lite edition.
 * A link, since the public site has no form but the search (P-203).
 */
export function LowDataLink() {
  const { pathname } = useLocation();
  const search = useSearchText();
  return (
    <AnchorButton
      href={lowDataChoice.linkFor(hrefTo(pathname), search)}
      rel="nofollow"
      variant="secondary"
      size="small"
    >
      {lowDataText}
    </AnchorButton>
  );
}
