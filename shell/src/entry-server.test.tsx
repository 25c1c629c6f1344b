import type { Host, Language } from "@ministry/contract";
import { Link, useLocation } from "react-router-dom";
import { expect, test } from "vitest";
import { renderPage } from "./entry-server.tsx";

const config = {
  ...{ siteBase: "http://site.example", apiBase: "http://api.example", storageBase: "http://files.example" },
  ...{ parts: [], serviceWorker: true, links: {} },
};

function Screen({ language }: { language: Language | undefined }) {
  const { pathname } = useLocation();
  return (
    <main>
      <p>{`${language} ${pathname}`}</p>
      <Link to="/">home</Link>
      <Link to="/WaterProject">projects</Link>
    </main>
  );
}

const createRoutes = ({ language }: Host) => [{ path: "*", element: <Screen language={language} /> }];

const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

test("a page in English has the contract's addresses", async () => {
  const html = await renderPage({ pathname: "/WaterProject", config, createRoutes });
  expect(html).toContain("en /WaterProject");
  expect(linksIn(html)).toEqual(["/", "/WaterProject"]);
});

test("a page in another language shows the same screen, and its links stay in the language", async () => {
  const html = await renderPage({ pathname: "/ar/WaterProject", language: "ar", config, createRoutes });
  expect(html).toContain("ar /WaterProject");
  expect(linksIn(html)).toEqual(["/ar", "/ar/WaterProject"]);
});

test("pages in several languages are rendered at the same time", async () => {
  const languages: Language[] = ["en", "so", "ar"];
  const pages = await Promise.all(
    languages.map((language) => {
      const pathname = language === "en" ? "/water" : `/${language}/water`;
      return renderPage({ pathname, language, config, createRoutes });
    }),
  );
  pages.forEach((html, at) => expect(html).toContain(`<p>${languages[at]} /water</p>`));
});
