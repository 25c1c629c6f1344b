import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { SiteConfig } from "@ministry/contract";
import { contentSecurityPolicy } from "./security.ts";

const config: SiteConfig = {
  apiBase: "https://api.example",
  siteBase: "https://site.example",
  storageBase: "https://files.example/bucket",
  parts: [
    { name: "public-mfe", base: "/parts/public/", paths: ["*"] },
    { name: "admin-mfe", base: "https://admin.example/part/", paths: [] },
  ],
  serviceWorker: true,
  links: {},
};
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((each) => each.startsWith(`${name} `)) ?? "";

describe("the policy of a page", () => {
  const html = `<style>p{color:red}</style><p style="width:1px">x</p>`;
  const policy = contentSecurityPolicy({ config, html });

  it("allows nothing inline and no script from strings", () => {
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("takes scripts from the site and from parts at other origins alone", () => {
    expect(directive(policy, "script-src")).toBe("script-src 'self' https://admin.example");
  });

  it("takes calls and pictures from the API and the storage", () => {
    for (const name of ["connect-src", "img-src"]) {
      expect(directive(policy, name)).toContain("https://api.example https://files.example");
    }
  });

  it("names the page's own styles by their hashes, and allows no style attribute", () => {
    expect(directive(policy, "style-src")).toBe(
      `style-src 'self' https://admin.example ${sha("p{color:red}")}`,
    );
    expect(policy).not.toContain("style-src-attr");
  });

  it("names the page's own script by its hash, and nothing for its data or its files", () => {
    const page = `<script>early()</script><script type="application/json">{}</script><script src="/a.js"></script>`;
    expect(directive(contentSecurityPolicy({ config, html: page }), "script-src")).toBe(
      `script-src 'self' https://admin.example ${sha("early()")}`,
    );
  });

  it("names no hashes where a page has no styles", () => {
    expect(contentSecurityPolicy({ config, html: "<p>x</p>" })).not.toContain("sha256");
  });
});
