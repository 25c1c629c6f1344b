import { lazy, useEffect } from "react";
import { loadNow, loadWhenNear } from "../../site/browser/when-near.ts";
import { PagePart } from "../../site/view/page-part.tsx";
import { HomeHead } from "./home-head.tsx";
import { Hero } from "./welcome/hero.tsx";
import { Introduction } from "./welcome/introduction.tsx";
import css from "./home-page.module.css";

const furtherId = "further";

// It stands in the HTML, and its links and its form work there: its script is not waited for.
const Start = lazy(async () => ({ default: (await import("./welcome/start.tsx")).Start }));

const FurtherSections = lazy(async () => {
  const { FurtherSections: sections } = await loadWhenNear(furtherId, () => import("./further-sections.tsx"));
  return { default: sections };
});

/**
 * The home page: what most people come for behind the welcome, then the sections in the specification's order (P-36).
 * The code of those more than a screen away is loaded when they come near.
 */
export function HomePage() {
  return (
    <>
      <HomeHead />
      <Hero />
      <PagePart>
        <Start />
      </PagePart>
      <PagePart>
        <Introduction />
      </PagePart>
      <div id={furtherId}>
        <PagePart waiting={<SectionsPlaceholder />}>
          <FurtherSections />
        </PagePart>
      </div>
    </>
  );
}

/** Stands there where the page is made in the browser, until the sections have come. */
function SectionsPlaceholder() {
  useEffect(() => loadNow(furtherId), []);
  return <div className={css.room} />;
}
