import { describe, expect, it } from "vitest";
import { withBoot, type Boot } from "@ministry/contract";
import { absoluteUrls, splitHoisted, withScreen, withShellIntegrity } from "./html.ts";
import { pageFile } from "../../hosting/page-files.ts";

const template = `<html><head><title>Ministry</title><meta
      name="description"
      content="all"
    /><!--hints--><script type="application/json" id="boot"></script></head>
<body><div id="root"><!--page--></div><script type="module" crossorigin src="/assets/i-1.js"></script></body></html>`;

describe("a composed page", () => {
  it("carries boot data that no text of it can break out of", () => {
    const boot = { config: { apiBase: "</script><script>alert(1)</script>" }, pins: {} } as unknown as Boot;
    const html = withBoot(template, boot);
    expect(html).not.toContain("<script>alert");
    expect(JSON.parse(/id="boot">([^]*?)<\/script>/.exec(html)?.[1] ?? "")).toEqual(boot);
  });

  it("has the screen's own title and description in its head, and the screen in its root", () => {
    const screen =
      '<title>Water – $& $1</title><meta name="description" content="wells"><main>$& here</main>';
    const html = withScreen(template, screen);
    expect(html).toContain("<title data-page-head>Water – $& $1</title>");
    expect(html.match(/<title/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain('<div id="root"><main>$& here</main></div>');
  });

  it("carries what the screen says in JSON-LD as a data block that no text of it can end", () => {
    const data = { name: "</script><script>alert('&')" };
    const json = JSON.stringify(data)
      .replaceAll("&", "&amp;")
      .replaceAll('"', "&quot;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;");
    const html = withScreen(template, `<meta name="structured-data" content="${json}"/><main></main>`);
    const written = /<script data-page-head type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(written ?? "")).toEqual(data);
    expect(html).not.toContain("structured-data");
  });

  it("names the hash of each of the shell's files", () => {
    const html = withShellIntegrity(template, { files: [["assets/i-1.js", "sha256-abc", 1]] });
    expect(html).toContain('src="/assets/i-1.js" integrity="sha256-abc"');
  });
});

it("only what React writes before a screen belongs into the head", () => {
  expect(splitHoisted('<link rel="preload"><title>a</title><main><title>svg</title></main>')).toEqual({
    head: ['<link rel="preload">', "<title>a</title>"],
    body: "<main><title>svg</title></main>",
  });
});

it("a style that moves into a page still finds its files", () => {
  const css =
    "a{background:url(./a-1.svg)}b{background:url('data:x')}c{mask:url(#m)}d{background:url(/x.png)}";
  expect(absoluteUrls(css, "/parts/public/assets/home.css")).toBe(
    css.replace("./a-1.svg", "/parts/public/assets/a-1.svg"),
  );
});

it.each([
  ["/", "index.html"],
  ["/Admin&finace", "Admin&finace.html"],
  ["/SingalProjectsWater/:id", "SingalProjectsWater/[id].html"],
  ["/project/:id/achievements", "project/[id]/achievements.html"],
  ["*", "404.html"],
])("the page of %s is %s", (pattern, file) => {
  expect(pageFile(pattern)).toBe(file);
});
