import { lowDataChoice } from "@ministry/contract";
import { Button } from "@ministry/shared-ui";
import { useLocation } from "react-router-dom";
import { lowDataText } from "../../content/layout/layout.ts";
import { hrefTo } from "../../site/text/address.ts";

/** Turns low data on where the switch's own file has not come: the site's server answers with this page's lite edition. */
export function LowDataForm() {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={lowDataChoice.actionFor("on", hrefTo(pathname) + search)}>
      <Button type="submit" variant="secondary" size="small">
        {lowDataText}
      </Button>
    </form>
  );
}
