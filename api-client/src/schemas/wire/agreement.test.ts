import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { recorded } from "../../testing/recorded.ts";
import { readAchievement } from "../records/read-achievements.ts";
import { unwrapMany, unwrapOne } from "../fields/envelopes.ts";
import { readEvent } from "../records/event.ts";
import { readPhoto } from "../records/photo.ts";
import { isRecord } from "../fields/primitives.ts";
import { readProject } from "../records/project.ts";
import { readPublication } from "../records/publication.ts";
import { wireAchievement } from "./achievement.ts";
import { wireEvent } from "./event.ts";
import { wirePhoto } from "./photo.ts";
import { wireProject } from "./project.ts";
import { wireDocument } from "./publication.ts";

type Fields = Record<string, unknown>;
interface Kind {
  schema: z.ZodMiniObject;
  read: (wire: Fields) => object;
  /** Names of recorded answers that hold one record or a list of them. */
  answers: string[];
}

const kinds: Record<string, Kind> = {
  projects: {
    schema: wireProject,
    read: readProject,
    answers: ["project-array", "project-object", "project-bare", "project-odd-values", "projects-data"],
  },
  events: { schema: wireEvent, read: readEvent, answers: ["event-bare", "event-data", "events-page"] },
  publications: {
    schema: wireDocument,
    read: readPublication,
    answers: ["document-data", "documents-array", "documents-data"],
  },
  photos: { schema: wirePhoto, read: readPhoto, answers: ["photos-array", "photos-with-media"] },
  achievements: {
    schema: wireAchievement,
    read: readAchievement,
    answers: ["achievement-bare", "achievement-in-data", "achievements-array"],
  },
};

const odd = [null, 5, true, "", " ", "a text", {}, [], ["a"], { title: "x" }, "50"];

const recordsIn = (names: string[]): Fields[] =>
  names.flatMap((name) => (unwrapMany(recorded(name)) ?? [unwrapOne(recorded(name))]).filter(isRecord));

describe.each(Object.entries(kinds))("reading %s by hand", (_, { schema, read, answers }) => {
  const records = recordsIn(answers);

  test("gives of every recorded answer what is read once its schema has checked it", () => {
    expect(records.length).toBeGreaterThan(1);
    for (const record of records) expect(read(record)).toEqual(read(schema.parse(record)));
  });

  test.each(Object.keys(schema.shape))("agrees with the schema whatever stands in `%s`", (field) => {
    for (const record of records) {
      for (const value of odd) {
        const wire = { ...record, [field]: value };
        expect(read(wire), JSON.stringify(value)).toEqual(read(schema.parse(wire)));
      }
    }
  });

  test("reads every field of the schema, and none besides", () => {
    const asked = new Set<PropertyKey>();
    const watched = new Proxy<Fields>({}, { get: (_target, field) => void asked.add(field) });
    read(watched);
    expect([...asked].sort()).toEqual(Object.keys(schema.shape).sort());
  });
});
