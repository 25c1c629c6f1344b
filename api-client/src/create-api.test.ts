import { expect, test } from "vitest";
import { apiOf } from "./testing/api-of.ts";
import { jpeg } from "./testing/forms.ts";

test.each<[string, (list: unknown[]) => unknown]>([
  ["array", (list) => list],
  ["`data`", (data) => ({ data })],
  ["`items`", (items) => ({ items })],
])("API-59: every list is taken as %s", async (_, wrapped) => {
  const json = wrapped([
    { _id: "a", title: "A" },
    { _id: "b", title: "B" },
  ]);
  const { api } = apiOf({
    "GET /readProjectEnergy/EnergyProject": { json },
    "GET /readProjectWater/waterProject": { json },
    "GET /readProjectEvent/Event?page=1&limit=50": { json },
    "GET /ReadAssess/DocumentFile": { json },
  });
  const lists = [
    await api.projects.list("energy"),
    await api.projects.list("water"),
    (await api.events.page()).items,
    await api.publications.list(),
  ];
  for (const list of lists) expect(list.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("A-186, AMB-07: with a session every call of the portal carries its bearer token", async () => {
  const { api, seen } = apiOf({}, { token: () => "t-1" });
  const { projects, achievements, photos, events, publications } = api;
  const achievement = { title: "T", detail: "", progress: 0 };
  const document = { title: "T", category: "water" as const, file: jpeg() };
  for (const sector of ["energy", "water"] as const) {
    await Promise.allSettled([
      ...[projects.list(sector), projects.get(sector, "x")],
      ...[
        projects.create(sector, { title: "T" }),
        projects.update(sector, "x", {}),
        projects.remove(sector, "x"),
      ],
      ...[
        achievements.list("x"),
        achievements.get(sector, "x", 0),
        achievements.add(sector, "x", achievement),
      ],
      ...[achievements.update(sector, "x", 0, achievement), achievements.remove(sector, "x", 0)],
      ...[photos.list(sector, "x"), photos.add(sector, "x", [jpeg()])],
      ...[photos.replace(sector, "x", 0, jpeg()), photos.remove(sector, "x", 0)],
    ]);
  }
  await Promise.allSettled([
    ...[events.create({ title: "T" }), events.update("x", {}), events.remove("x")],
    ...[publications.create(document), publications.update("x", {}), publications.remove("x")],
  ]);
  const methods = seen.map(({ method }) => method);
  for (const method of ["GET", "POST", "PATCH", "PUT", "DELETE"]) expect(methods).toContain(method);
  expect(new Set(seen.map(({ headers }) => headers.get("Authorization")))).toEqual(new Set(["Bearer t-1"]));
});
