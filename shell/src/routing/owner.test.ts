import type { Boot, RemoteConfig } from "@ministry/contract";
import { describe, expect, it } from "vitest";
import { ownerOf } from "./owner.ts";

const part = (name: RemoteConfig["name"], paths: string[]): RemoteConfig => ({
  name,
  base: `/${name}/`,
  paths,
});
const boot = (pins: Boot["pins"] = {}): Boot => ({
  config: {
    apiBase: "http://api.example",
    siteBase: "https://site.example",
    storageBase: "http://api.example/storage",
    parts: [
      part("public-mfe", ["/", "/WaterProject", "/Admin&finace", "/SingalProjectsWater/:id", "*"]),
      part("admin-mfe", ["/AdminLogin", "/WaterProjectForm", "/WaterProjectUpdate/:id"]),
    ],
    serviceWorker: true,
    links: {},
  },
  pins,
});

describe("which part owns an address", () => {
  it.each([
    ["/", "public-mfe"],
    ["/WaterProject", "public-mfe"],
    ["/WaterProjectForm", "admin-mfe"],
    ["/waterprojectform/", "admin-mfe"],
    ["/Admin&finace", "public-mfe"],
    ["/WaterProjectUpdate/6b01173ef0f4374a7ec7b9d2", "admin-mfe"],
    ["/no/such/page", "public-mfe"],
  ])("%s belongs to %s", (pathname, name) => {
    expect(ownerOf(pathname, boot())?.name).toBe(name);
  });

  it("a new page of a pinned build is known without a new config.json", () => {
    const pin = {
      buildId: "b",
      contract: 1,
      entry: "e.js",
      integrity: {},
      init: [],
      routes: { "/NewScreen": [] },
    };
    expect(ownerOf("/NewScreen", boot({ "admin-mfe": pin }))?.name).toBe("admin-mfe");
  });

  it("nobody owns what nobody claims", () => {
    const { config } = boot();
    expect(ownerOf("/x", { config: { ...config, parts: config.parts.slice(1) }, pins: {} })).toBeUndefined();
  });
});
