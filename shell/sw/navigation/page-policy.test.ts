import type { SiteConfig } from "@ministry/contract";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "../../../delivery/hosting/security.ts";
import { pagePolicy } from "./page-policy.ts";

const config = (change: Partial<SiteConfig> = {}): SiteConfig => ({
  siteBase: "https://site.example",
  apiBase: "https://api.example",
  storageBase: "https://api.example/storage",
  parts: [{ name: "public-mfe", base: "/parts/public/", paths: ["*"] }],
  serviceWorker: true,
  links: {},
  ...change,
});
const policyFor = (of: SiteConfig) => contentSecurityPolicy({ config: of, html: "<style>a{}</style>" });
const parsed = (policy: string) =>
  Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.sort()];
    }),
  );

test("a page saved with the same configuration keeps its policy as it was sent", () => {
  expect(pagePolicy(policyFor(config()), config())).toBe(policyFor(config()));
});

test.each([
  ["the API", { apiBase: "https://new.example", storageBase: "https://new.example/storage" }],
  ["the storage alone", { storageBase: "https://files.example/storage" }],
  ["a part", { parts: [{ name: "public-mfe", base: "https://cdn.example/public/", paths: ["*"] }] }],
] as [string, Partial<SiteConfig>][])(
  "when %s has moved, all that a fresh page allows is allowed",
  (_what, change) => {
    const allowed = parsed(pagePolicy(policyFor(config()), config(change)));
    for (const [name, values] of Object.entries(parsed(policyFor(config(change)))))
      expect(allowed[name], name).toEqual(expect.arrayContaining(values));
    expect(allowed["default-src"]).toEqual(["'none'"]);
    expect(allowed["frame-ancestors"]).toEqual(["'none'"]);
    expect(allowed["form-action"]).toEqual(["'self'"]);
  },
);
