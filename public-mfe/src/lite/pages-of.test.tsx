import { LiteProvider } from "@ministry/shared-ui";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { PagesOf } from "./pages-of.tsx";

const entries = Array.from({ length: 60 }, (_, index) => `entry-${index + 1}`);

/** As the site's server renders it at an address. */
const rendered = (address: string, edition: "lite" | "full" = "lite") =>
  renderToString(
    <StaticRouter location={address}>
      <LiteProvider value={edition === "lite" ? "links" : undefined}>
        <PagesOf entries={entries} label="Pages of results">
          {(shown) => <p>{shown.join(" ")}</p>}
        </PagesOf>
      </LiteProvider>
    </StaticRouter>,
  );
const shownIn = (html: string) => /<p>([^<]*)<\/p>/.exec(html)?.[1]?.split(" ");
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

test("the lite edition shows a long list page by page, its links keep what is searched for", () => {
  const second = rendered("/search?q=w&page=2");
  expect(shownIn(second)).toEqual(entries.slice(25, 50));
  expect(linksIn(second)).toEqual(expect.arrayContaining(["?q=w&amp;page=1", "?q=w&amp;page=3"]));
  expect(shownIn(rendered("/search?q=w"))).toEqual(entries.slice(0, 25));
});

test.each(["0", "-1", "9", "x", "1e9"])("?page=%s shows a page that there is", (page) => {
  const shown = shownIn(rendered(`/search?q=w&page=${page}`));
  expect(entries).toEqual(expect.arrayContaining(shown ?? ["none"]));
  expect(shown?.length).toBeGreaterThan(0);
});

test("the full edition shows all of it", () => {
  expect(shownIn(rendered("/search?q=w&page=2", "full"))).toEqual(entries);
});
