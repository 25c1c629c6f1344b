import { Icon, LiteProvider, ToastRegion } from "@ministry/shared-ui";
import { Link, Outlet, useSearchParams } from "react-router-dom";
import { skipText } from "../content/layout/layout.ts";
import { liteTexts } from "../content/site/lite.ts";
import { ministryName } from "../content/facts/ministry-name.ts";
import { Emblem } from "../layout/emblem.tsx";
import { Footer } from "../layout/footer.tsx";
import css from "../layout/public-layout.module.css";
import { paths } from "../paths.ts";
import { FullEditionForm } from "../lite/full-edition-form.tsx";
import { LiteMenu } from "../lite/lite-menu.tsx";
import { useSite } from "../site/host/site.tsx";
import { hrefTo } from "../site/text/address.ts";

/** Behind the `?`: the pictures of this page are shown. */
export const picturesParameter = "pictures";

/** The site's server puts behind it what they cost, and leaves it out of pages without pictures. */
function AllPictures({ params }: { params: URLSearchParams }) {
  const shown = new URLSearchParams(params);
  shown.set(picturesParameter, "all");
  return (
    <Link data-all-pictures="" to={`?${shown}`}>
      {liteTexts.allPictures}
    </Link>
  );
}

/**
 * What every page of the lite edition stands in. Rendered by the site's server alone and never brought alive: menu,
 * search and the way to the full edition are the browser's own controls.
 */
export function LiteLayout() {
  const [params] = useSearchParams();
  const isShowing = params.get(picturesParameter) === "all";
  const hasScripts = useSite().lite !== "no-scripts";
  return (
    <LiteProvider value={isShowing ? "shown" : "links"}>
      <ToastRegion>
        <a className={css.skip} href="#main">
          {skipText}
        </a>
        <header className="lite-header" data-ground="deep" data-print="no">
          <div className="lite-bar">
            <Link className="lite-brand" to={paths.home}>
              <Emblem />
              <span>{ministryName}</span>
            </Link>
            <LiteMenu />
            <form
              className="lite-search"
              role="search"
              aria-label={liteTexts.search}
              method="get"
              action={hrefTo(paths.search)}
            >
              <input
                type="search"
                name="q"
                dir="auto"
                aria-label={liteTexts.search}
                placeholder={liteTexts.search}
              />
              <button type="submit" aria-label={liteTexts.search}>
                <Icon name="search" />
              </button>
            </form>
          </div>
        </header>
        <aside className="lite-note" aria-label={liteTexts.edition} data-print="no">
          <p>{hasScripts ? liteTexts.bar : liteTexts.noScriptsBar}</p>
          <FullEditionForm label={hasScripts ? liteTexts.full : liteTexts.tryFull} />
          {!isShowing && <AllPictures params={params} />}
        </aside>
        <main id="main" className={css.main} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </ToastRegion>
    </LiteProvider>
  );
}
