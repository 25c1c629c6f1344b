import { expect, test } from "vitest";
import { type Facts, policyFor, type Policy } from "./policy.ts";

const site = "https://site.example";
const config: Facts["config"] = {
  apiBase: "https://api.example",
  storageBase: "https://api.example/storage",
  parts: [
    { name: "public-mfe", base: "/parts/public/", paths: ["*"] },
    { name: "admin-mfe", base: "https://cdn.example/admin/", paths: ["/AdminLogin"] },
  ],
};

const facts = (url: string, more: Partial<Facts> = {}): Facts => ({
  method: "GET",
  mode: "cors",
  destination: "",
  url: new URL(url, site),
  authorized: false,
  precached: false,
  siteOrigin: site,
  config,
  ...more,
});
const navigate = { mode: "navigate", destination: "document" };

const cases: [what: string, given: Facts, policy: Policy][] = [
  ["a screen", facts("/WaterProject", navigate), "shell"],
  ["a detail screen", facts("/SingalProjectsWater/0123456789abcdef01234567?from=list", navigate), "shell"],
  ["a navigation to a file", facts("/robots.txt", navigate), "network-only"],
  ["a navigation into a part's folder", facts("/parts/public/", navigate), "network-only"],
  ["a part's file opened in a tab", facts("/parts/public/assets/a", navigate), "network-only"],
  ["a navigation to another origin", facts("https://api.example/docs", navigate), "network-only"],
  [
    "a navigation to an API in a folder of the site",
    facts("/api/healthz", { ...navigate, config: { ...config, apiBase: `${site}/api` } }),
    "network-only",
  ],
  ["a file of the shell", facts("/assets/main-1.js", { precached: true }), "precached"],
  ["a part's file", facts("/parts/public/assets/home-1.js"), "part-file"],
  ["a part's file on another origin", facts("https://cdn.example/admin/assets/a.js"), "part-file"],
  ["a part's manifest", facts("/parts/public/asset-manifest.json"), "network-only"],
  ["a part's older manifest", facts("/parts/public/releases/1.json"), "network-only"],
  ["a public list", facts("https://api.example/readProjectWater/waterProject"), "read"],
  ["a page of a list", facts("https://api.example/readProjectEvent/Event?page=2&limit=50"), "read"],
  ["a read whose path begins like another call", facts("https://api.example/docsAndMore"), "read"],
  [
    "a read with a session",
    facts("https://api.example/readProjectWater/waterProject", { authorized: true }),
    "network-only",
  ],
  [
    "a write",
    facts("https://api.example/createProjectWater/waterProject", { method: "POST" }),
    "network-only",
  ],
  ["the health answer", facts("https://api.example/healthz"), "network-only"],
  ["the readiness answer", facts("https://api.example/readyz"), "network-only"],
  ["a search in documents", facts("https://api.example/search-documents?q=kiosk"), "network-only"],
  ["an upload's state", facts("https://api.example/uploads/42"), "network-only"],
  ["the interface description", facts("https://api.example/openapi.json"), "network-only"],
  ["the API's pages", facts("https://api.example/docs/index.html"), "network-only"],
  [
    "an image by its API address",
    facts("https://api.example/allimages/a.webp", { destination: "image" }),
    "image",
  ],
  ["an image fetched by a script", facts("https://api.example/storage/a-320.webp"), "image"],
  ["an image without an ending", facts("https://api.example/storage/a", { destination: "image" }), "image"],
  ["a document", facts("https://api.example/storage/report.pdf"), "publication"],
  ["a saved document opened in a tab", facts("/kept/report.pdf", navigate), "saved-address"],
  ["a saved document's bytes", facts("/kept/report.pdf"), "saved-address"],
  ["the site's configuration", facts("/config.json"), "network-only"],
  ["somebody else's address", facts("https://tiles.example/1.png", { destination: "image" }), "network-only"],
  ["a host whose name only begins like the API's", facts("https://api.example.evil/readAll"), "network-only"],
];

test.each(cases)("%s", (_what, given, policy) => {
  expect(policyFor(given)).toBe(policy);
});

test.each(["/Admin&finace", "/Admin%26finace"])("P-07: %s is a screen without a connection, too", (path) => {
  expect(policyFor(facts(path, navigate))).toBe("shell");
});
