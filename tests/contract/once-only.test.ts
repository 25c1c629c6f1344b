import { describe, expect, test } from "vitest";
import { accountOf } from "./support/accounts.ts";
import { named, pdf, writes } from "./support/calls.ts";
import { call, type CallOptions, formOf, read, unique } from "./support/http.ts";
import { small } from "./support/pictures.ts";
import { makeOneOfEach, makeProject } from "./support/records.ts";
import { idOf, machinery, many, one, problem } from "./support/shapes.ts";

const key = () => crypto.randomUUID();

describe("a write with an Idempotency-Key", () => {
  test.each(writes.map((one) => [one.api, named(one), one] as const))(
    "%s: %s echoes its key and, asked again, gives the same answer",
    async (_api, _name, { method, path, of, send }) => {
      const ids = await makeOneOfEach();
      const mine = key();
      const sent = await send();
      const [first, again] = [
        await call(method, path(of ? ids[of] : ""), { ...sent, key: mine }),
        await call(method, path(of ? ids[of] : ""), { ...sent, key: mine }),
      ];
      expect(first.status, first.text).toBeLessThan(300);
      expect(first.headers.get("idempotency-key")).toBe(mine);
      expect(again.headers.get("idempotency-key")).toBe(mine);
      expect(again.status).toBe(first.status);
      expect(again.json).toEqual(first.json);
    },
  );

  const creates: [string, string, () => Promise<CallOptions>, string][] = [
    [
      "API-03",
      "/createProjectEnergy/EnergyProject",
      async () => ({
        form: formOf({
          title: unique("Once"),
          coverImage: await small.jpeg(),
          photos: [await small.jpeg(), await small.png()],
        }),
      }),
      "/readProjectEnergy/EnergyProject",
    ],
    [
      "API-04",
      "/createProjectWater/waterProject",
      async () => ({ form: formOf({ title: unique("Once"), photos: await small.jpeg() }) }),
      "/readProjectWater/waterProject",
    ],
    [
      "API-41",
      "/createAssess/DocumentFile",
      async () => ({ form: formOf({ title: unique("Once"), file: pdf }) }),
      "/ReadAssess/DocumentFile",
    ],
  ];

  test.each(creates)(
    "%s: POST %s sent six times at once creates one record",
    async (_api, path, make, list) => {
      const mine = key();
      const sent = await make();
      const title = sent.form?.get("title");
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => call("POST", path, { ...sent, key: mine })),
      );
      for (const { status, text } of answers) expect([200, 201, 409], text).toContain(status);
      const made = answers.filter(({ status }) => status < 300);
      expect(made.length).toBeGreaterThanOrEqual(1);
      expect(new Set(made.map(({ json }) => idOf(json))).size).toBe(1);
      for (const waiting of answers.filter(({ status }) => status === 409))
        expect(Number(waiting.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(
        many((await read(list)).json, "data").filter((record) => record["title"] === title),
      ).toHaveLength(1);
      const later = await call("POST", path, { ...sent, key: mine });
      expect(idOf(later.json)).toBe(idOf(made[0]?.json));
    },
  );

  test("the same photos sent twice under one key are added once", async () => {
    const id = await makeProject("energy");
    const mine = key();
    const sent = {
      form: formOf({ Photos: [await small.jpeg("a.jpg"), await small.jpeg("b.jpg")] }),
      key: mine,
    };
    for (let i = 0; i < 3; i++) await call("POST", `/energyProject/${id}/photos`, sent);
    expect(many((await read(`/ReadEnergyProjectPhoto/${id}/photos`)).json, "photos")).toHaveLength(2);
  });

  test("AMB-19: the fallback address and the other spelling of the field, under the same key, add nothing twice", async () => {
    const id = await makeProject("water");
    const mine = key();
    const picture = await small.jpeg("a.jpg");
    const tries = [
      await call("POST", `/WaterProject/${id}/photos`, { form: formOf({ photos: picture }), key: mine }),
      await call("POST", `/api/WaterProject/${id}/photos`, { form: formOf({ photos: picture }), key: mine }),
      await call("POST", `/api/WaterProject/${id}/photos`, { form: formOf({ Photos: picture }), key: mine }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([tries[0]?.status, tries[0]?.status, tries[0]?.status]);
    expect(many((await read(`/ReadWaterProjectPhoto/${id}/photos`)).json, "photos")).toHaveLength(1);
  });

  test("a position is taken once: the same delete asked again takes no neighbour", async () => {
    const id = await makeProject("water", {
      photos: [await small.jpeg(), await small.jpeg(), await small.jpeg()],
    });
    const mine = key();
    for (let i = 0; i < 3; i++)
      expect(
        (await call("DELETE", `/DeleteWaterProject/${id}/photos`, { json: { index: 0 }, key: mine })).status,
      ).toBe(200);
    expect(many((await read(`/ReadWaterProjectPhoto/${id}/photos`)).json, "photos")).toHaveLength(2);
  });

  test.each([
    ["another text", async () => ({ form: formOf({ title: "Other", ministry: "B" }) })],
    [
      "a file more",
      async () => ({ form: formOf({ title: "Same", ministry: "A", coverImage: await small.jpeg() }) }),
    ],
  ])("under a used key, %s is refused with 422 and changes nothing", async (_what, other) => {
    const title = unique("Fingerprint");
    const mine = key();
    const first = await call("POST", "/createProjectEvent/Event", {
      form: formOf({ title, ministry: "A" }),
      key: mine,
    });
    expect(first.status).toBeLessThan(300);
    const answer = await call("POST", "/createProjectEvent/Event", { ...(await other()), key: mine });
    expect(answer.status, answer.text).toBe(422);
    expect(problem.parse(answer.json).message).not.toMatch(machinery);
    expect(one((await read(`/readProjectEvent/Event/${idOf(first.json)}`)).json)).toMatchObject({
      title,
      ministry: "A",
    });
    await call("DELETE", `/DeleteEvent/events/${idOf(first.json)}`);
  });

  test("a refusal may be asked again with what was missing: it used up nothing that matters", async () => {
    const mine = key();
    const refused = await call("POST", "/createProjectEvent/Event", {
      form: formOf({ title: "" }),
      key: mine,
    });
    expect(refused.status).toBe(400);
    const repeated = await call("POST", "/createProjectEvent/Event", {
      form: formOf({ title: "" }),
      key: mine,
    });
    expect(repeated.status).toBe(400);
  });

  test("keys belong to the admin who made them", async () => {
    const mine = key();
    const json = {
      name: "Second",
      Email: `${crypto.randomUUID()}@ministry.example`,
      Password: "a long enough password",
    };
    await call("POST", "/createAdmin", { json });
    const { token } = (
      await call("POST", "/customerLogin", {
        token: null,
        json: { email: json.Email, password: json.Password },
      })
    ).json as { token: string };
    const titles = [unique("Mine"), unique("Yours")];
    const answers = [
      await call("POST", "/createProjectEvent/Event", {
        form: formOf({ title: titles[0] ?? "" }),
        key: mine,
      }),
      await call("POST", "/createProjectEvent/Event", {
        form: formOf({ title: titles[1] ?? "" }),
        key: mine,
        token,
      }),
    ];
    for (const { status, text } of answers) expect(status, text).toBeLessThan(300);
    expect(new Set(answers.map(({ json: made }) => idOf(made))).size).toBe(2);
    for (const { json: made } of answers) await call("DELETE", `/DeleteEvent/events/${idOf(made)}`);
  });

  test("what was handed over is done once, whoever sends it first, and both are told that it arrived", async () => {
    const officer = await accountOf("editor");
    const [own, first, second] = [
      await officer.token(),
      await (await accountOf("administrator")).token(),
      await (await accountOf("publisher")).token(),
    ];
    const mine = key();
    const title = unique("Handed over");
    const send = (token: string, headers: Record<string, string> = {}) =>
      call("POST", "/createProjectEvent/Event", { form: formOf({ title }), key: mine, token, headers });
    const handedOver = { "handed-over-by": officer.id };
    const answers = [await send(first, handedOver), await send(second, handedOver), await send(own)];
    for (const { status, text } of answers) expect(status, text).toBeLessThan(300);
    expect(new Set(answers.map(({ json: made }) => idOf(made))).size).toBe(1);
    const told = async (token: string, json: object) =>
      (await call("POST", "/receipts", { json, token })).json as { receipts: { key: string }[] };
    expect((await told(own, { keys: [mine] })).receipts).toMatchObject([{ key: mine }]);
    expect((await told(first, { keys: [mine] })).receipts).toEqual([]);
    const asked = { keys: [mine], handedOverBy: [officer.id] };
    expect((await told(first, asked)).receipts).toMatchObject([{ key: mine }]);
    await call("DELETE", `/DeleteEvent/events/${idOf(answers[0]?.json)}`);
  });

  test.each([["x".repeat(300)], [" "], ["é"]])(
    "an account of odd form (%j) hands nothing over",
    async (odd) => {
      const answer = await call("POST", "/createProjectEvent/Event", {
        form: formOf({ title: unique("Odd hand-over") }),
        key: key(),
        headers: { "handed-over-by": odd },
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status < 300) await call("DELETE", `/DeleteEvent/events/${idOf(answer.json)}`);
    },
  );

  test.each([["x".repeat(300)], [" "]])(
    "a key of odd form (%j) is refused or passed over, never a fault",
    async (odd) => {
      const answer = await call("POST", "/createProjectEvent/Event", {
        form: formOf({ title: unique("Odd key") }),
        headers: { "idempotency-key": odd },
      });
      expect(answer.status).toBeLessThan(500);
      if (answer.status < 300) await call("DELETE", `/DeleteEvent/events/${idOf(answer.json)}`);
    },
  );
});
