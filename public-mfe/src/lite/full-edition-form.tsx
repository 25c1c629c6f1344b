import { lowDataChoice } from "@ministry/contract";
import { Button } from "@ministry/shared-ui";
import { useLocation } from "react-router-dom";
import { hrefTo } from "../site/text/address.ts";

/** Turns low data off and opens this page again, as the app: the site's server answers (`site-server/http/low-data.ts`). */
export function FullEditionForm({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  return (
    <form
      className="lite-full"
      method="post"
      action={lowDataChoice.actionFor("off", hrefTo(pathname) + search)}
    >
      <Button type="submit" variant="secondary" size="small">
        {label}
      </Button>
    </form>
  );
}
