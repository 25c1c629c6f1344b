import { expect, it } from "vitest";
import { createSnapshots } from "./snapshots.ts";

const snapshotsOf = () =>
  createSnapshots({
    installation: "installation",
    currentVersions: () => Promise.resolve({ projects: 1, events: 1, documents: 1 }),
    async *answersOf(topic) {
      yield { paths: [`/${topic}`], answer: [] };
    },
  });

it("builds one snapshot for all devices whose tokens it does not know", async () => {
  const snapshots = snapshotsOf();
  const whole = await snapshots.get({});
  expect(await snapshots.get({ projects: "1.0123456789abcdef" })).toBe(whole);
  expect(await snapshots.get({ projects: "2.fedcba9876543210", events: "1.0123456789abcdef" })).toBe(whole);
});

it("builds one delta for all devices that hold the same known versions", async () => {
  const snapshots = snapshotsOf();
  const head = JSON.parse((await snapshots.get({})).plain.toString().split("\n")[0] ?? "") as {
    version: Record<string, string>;
  };
  const projects = head.version["projects"] ?? "";
  const delta = await snapshots.get({ projects });
  expect(await snapshots.get({ projects, documents: "9.0123456789abcdef" })).toBe(delta);
});
