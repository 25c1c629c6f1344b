import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../lib/run.ts";
import { billOfMaterials, checksumsIn } from "./bill-of-materials.ts";
import { licenceLines } from "./licences.ts";
import { type ShippedPackage, shippedPackages } from "./shipped-packages.ts";

const packages = shippedPackages(root);
const names = packages.map((one) => one.package.name);

it("lists what runs in browsers, on servers and in releases, and no tool of development alone", () => {
  expect(names).toEqual(expect.arrayContaining(["react", "fastify", "sharp", "workbox-core", "pg-protocol"]));
  for (const tool of ["eslint", "prettier", "@playwright/test", "jsdom"]) expect(names).not.toContain(tool);
  expect(names.filter((name) => name.startsWith("@ministry/"))).toEqual([]);
});

it("is a CycloneDX document with licence, checksum and users of every package", () => {
  const checksums = checksumsIn(readFileSync(join(root, "pnpm-lock.yaml"), "utf8"));
  const text = billOfMaterials({ name: "ministry-portal", version: "1", uses: [] }, packages, checksums);
  const bom = JSON.parse(text) as {
    bomFormat: string;
    specVersion: string;
    components: { name: string; purl: string; licenses?: object[]; hashes?: { content: string }[] }[];
    dependencies: { ref: string; dependsOn?: string[] }[];
  };
  expect([bom.bomFormat, bom.specVersion]).toEqual(["CycloneDX", "1.6"]);
  expect(bom.components).toHaveLength(packages.length);
  for (const one of bom.components) {
    expect(one.purl, one.name).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@\d/);
    expect(one.licenses?.length, one.name).toBeGreaterThan(0);
    expect(one.hashes?.[0]?.content, one.name).toMatch(/^[0-9a-f]{128}$/);
  }
  const users = bom.dependencies.filter(({ ref }) => ref.startsWith("fastify@"));
  expect(users[0]?.dependsOn?.some((ref) => ref.startsWith("find-my-way@"))).toBe(true);
});

it("licences are listed with their packages, and a package without one is named", () => {
  const lines = licenceLines(packages);
  expect(lines).toMatch(/^MIT \(\d+\)\n {2}/);
  const odd: ShippedPackage = { package: { name: "odd", version: "1" }, id: "odd@1", licence: "", uses: [] };
  expect(() => licenceLines([odd])).toThrow("odd@1");
});
