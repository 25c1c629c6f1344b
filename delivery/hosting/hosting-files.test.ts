import type { SiteConfig } from "@ministry/contract";
import { describe, expect, it } from "vitest";
import { hostingFiles } from "./hosting-files.ts";

const config: SiteConfig = {
  siteBase: "https://site.example",
  apiBase: "https://api.example",
  storageBase: "https://api.example/storage",
  parts: [{ name: "public-mfe", base: "https://public.example/", paths: ["*"] }],
  serviceWorker: true,
  links: {},
};
const site = new Map([
  ["index.html", "<style>p{}</style>"],
  ["Project/[id].html", "<p>record</p>"],
  ["Project/new.html", "<p>new</p>"],
  ["Admin&finace.html", "<p>sic</p>"],
  ["404.html", "<style>b{}</style>"],
  ["app-shell.html", "<p>shell</p>"],
]);
const table = [
  { pattern: "/Project/:id", file: "Project/[id].html" },
  { pattern: "/Project/new", file: "Project/new.html" },
  { pattern: "/Admin&finace", file: "Admin&finace.html" },
  { pattern: "/", file: "index.html" },
];
const files = hostingFiles(site, table, config);
const maps = files.get("hosting/nginx-maps.conf") ?? "";
const headers = files.get("hosting/_headers") ?? "";

describe("the maps for nginx", () => {
  it("name the file of each address, the exact ones first, in any case", () => {
    const lines = maps.split("\n").filter((line) => line.includes('"~*'));
    expect(lines.map((line) => line.trim())).toEqual([
      '"~*^/Project/new/?$" "/Project/new.html";',
      '"~*^/Project/[^/]+/?$" "/Project/[id].html";',
      String.raw`"~*^/Admin\&finace/?$" "/Admin&finace.html";`,
      '"~*^/?$" "/index.html";',
    ]);
  });

  it("carry each page's own policy", () => {
    const policyOf = (file: string) =>
      maps.split("\n").find((line) => line.startsWith(`  "/${file}" "default`));
    expect(policyOf("index.html")).toContain("sha256-");
    expect(policyOf("Project/new.html")).not.toContain("sha256-");
    expect(maps).not.toContain("unsafe-");
  });
});

describe("the headers file of static hosts", () => {
  it("gives each address its policy, and a splat to those with a variable", () => {
    expect(headers).toContain("\n/Project/*\n  content-security-policy: default-src 'none'");
    expect(headers).toContain("\n/Admin&finace\n");
  });

  it("lets hashed files be cached for good", () => {
    expect(headers).toContain("/assets/*\n  cache-control: public, max-age=31536000, immutable");
  });
});
