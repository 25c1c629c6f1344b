import { describe, expect, test } from "vitest";
import { recorded } from "../testing/recorded.ts";
import { unwrapMany, unwrapOne } from "./fields/envelopes.ts";
import { readEvent, readEventEnvelope } from "./records/event.ts";
import { readGallery } from "./records/photo.ts";
import { readPublication } from "./records/publication.ts";
import { readSession } from "./session.ts";

type Wire = Record<string, unknown>;

describe("envelopes", () => {
  test.each(["projects-array", "projects-data", "projects-items"])(
    "API-59, P-108: %s holds the two",
    (name) => {
      expect(unwrapMany(recorded(name))).toHaveLength(2);
    },
  );

  test("an empty list is a list, an answer without one is not", () => {
    expect(unwrapMany(recorded("projects-empty"))).toEqual([]);
    expect(unwrapMany({ message: "ok" })).toBeUndefined();
    expect(unwrapMany(null)).toBeUndefined();
  });

  test("a field of a record is not taken for an envelope", () => {
    const record = { _id: "1", title: "t", data: { other: true } };
    expect(unwrapOne(record)).toBe(record);
  });

  test("nothing inside is nothing", () => {
    expect(unwrapOne([])).toBeUndefined();
    expect(unwrapOne("<html>")).toBeUndefined();
  });
});

describe("events", () => {
  test("API-28: items, total and limit", () => {
    expect(readEventEnvelope(recorded("events-page"))).toMatchObject({ total: 120, limit: 50 });
  });

  test.each(["events-array", "events-data", "events-data-items"])("AMB-43: %s gives both events", (name) => {
    const envelope = readEventEnvelope(recorded(name));
    expect(envelope?.items).toHaveLength(2);
    expect(envelope?.total).toBe(2);
  });

  test("nonsensical figures never leave fewer events than there are, nor pages without room", () => {
    const items = [{ _id: "e1" }, { _id: "e2" }];
    expect(readEventEnvelope({ items, total: -1, limit: 0 })).toMatchObject({ total: 2, limit: 1 });
    expect(readEventEnvelope({ items, total: "9", limit: null })).toMatchObject({ total: 2, limit: 2 });
  });

  test.each(["event-bare", "event-data", "event-in-event"])("%s is the event", (name) => {
    expect(readEvent(unwrapOne(recorded(name)) as Wire)).toMatchObject({
      id: "e1",
      title: "Water week",
      moreDescription: "Programme follows",
    });
  });

  test("P-147: the id may stand under `id`", () => {
    const second = unwrapMany(recorded("events-array"))?.[1];
    expect(readEvent(second as Wire).id).toBe("e2");
  });
});

describe("photos", () => {
  test.each(["photos-wrapped", "photos-array"])("P-130, API-45: %s gives both photos", (name) => {
    expect(readGallery(recorded(name))?.photos).toEqual([
      { reference: "allimages/p1.jpg" },
      { reference: "allimages/p2.jpg" },
    ]);
  });

  test.each(["project-array", "project-object"])("API-46: photos are read out of %s", (name) => {
    expect(readGallery(recorded(name))?.photos[0]?.reference).toMatch(/p1\.jpg$/u);
  });

  test("what the host knows of the images stands beside the photos", () => {
    const gallery = readGallery(recorded("photos-with-media"));
    expect(gallery?.photos[0]?.id).toBe("ph1");
    expect(gallery?.media?.["65a1b2c3d4e5f60718293a4b.jpg"]?.variants).toHaveLength(2);
  });
});

describe("publications", () => {
  const read = (value: unknown) => readPublication(value as Wire);

  test.each(["documents-data", "documents-array"])("API-39, P-177: %s lists both", (name) => {
    expect(unwrapMany(recorded(name))?.map((one) => read(one).id)).toEqual(["d1", "d2"]);
  });

  test("API-40, API-44: one in `data`", () => {
    expect(read(unwrapOne(recorded("document-data")))).toMatchObject({
      title: "Assessment 2024",
      size: 1_572_864,
      category: "water",
    });
  });

  test("P-167: a missing category is general; a size may come as text", () => {
    const second = unwrapMany(recorded("documents-data"))?.[1];
    expect(read(second)).toMatchObject({ category: "general", size: 2048, title: "" });
    expect(read({ _id: "x", size: "many" }).size).toBe(0);
  });

  test("a hash that is none is left out: it would refuse every file", () => {
    const sha256 = "0f".repeat(32);
    expect(read({ _id: "x", sha256 }).sha256).toBe(sha256);
    expect(read({ _id: "x", sha256: "md5:1234" }).sha256).toBeUndefined();
    expect(read({ _id: "x" })).not.toHaveProperty("sha256");
  });
});

test("API-02: our own sign-in answer gives the queue key and the end of the session", () => {
  expect(readSession(recorded("session-full"))).toEqual({
    token: "t-1",
    user: { id: "64f0c2a9b1d2e3f405162741", name: "Editor", email: "editor@ministry.example" },
    queueKey: "MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=",
    expiresAt: "2025-12-01T00:00:00.000Z",
  });
});
