import { beforeAll, describe, expect, test } from "vitest";
import { type Ids, named, pdf, writes } from "./support/calls.ts";
import { call, formOf, read, unique } from "./support/http.ts";
import { small } from "./support/pictures.ts";
import { makeOneOfEach } from "./support/records.ts";
import { everythingOf, expectRefusal } from "./support/refusals.ts";
import { many } from "./support/shapes.ts";
import { sectors } from "./support/sectors.ts";

let ids: Ids;
beforeAll(async () => {
  ids = await makeOneOfEach();
});

describe("forms", () => {
  const forms: [string, () => Promise<FormData>, ("refused" | "taken")?][] = [
    ["10,000 parts", async () => formOf({ title: Array.from({ length: 10_000 }, () => "x") })],
    [
      "10,000 fields nobody asked for",
      async () =>
        formOf({
          title: unique("Many"),
          ...Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, "x"])),
        }),
    ],
    ["a title sent twice", async () => formOf({ title: ["One", "Two"] })],
    [
      "a text of 21,000 signs",
      async () =>
        formOf({
          title: unique("Long"),
          desc: "x".repeat(21_000),
          ministry: "x".repeat(21_000),
          description: "x".repeat(21_000),
        }),
    ],
    ["a text of 2 MB", async () => formOf({ title: "x".repeat(2_000_000) })],
    ["a null character", async () => formOf({ title: "a\0b" })],
    [
      "a picture twice where one is asked for",
      async () =>
        formOf({
          title: unique("Twice"),
          coverImage: [await small.jpeg(), await small.jpeg()],
          file: [pdf, pdf],
        }),
    ],
  ];
  const formWrites = writes.filter(({ path }) =>
    /create(Project|Assess)|Update(Energy|Water)Project|UpdateEvent|UpdateAssess/.test(path("")),
  );

  test.each(forms.flatMap(([what, make]) => formWrites.map((one) => [what, named(one), make, one] as const)))(
    "%s in %s is refused",
    async (_what, _name, make, { method, path, of }) => {
      const before = await everythingOf(ids);
      expectRefusal(await call(method, path(of ? ids[of] : ""), { form: await make() }));
      expect(await everythingOf(ids)).toEqual(before);
    },
  );

  test.each([
    "__proto__",
    "constructor",
    "toString",
    "title[]",
    "title.x",
    "x".repeat(1000),
    "ع".repeat(300),
    "a\nb",
    "",
  ])("a field called %.30j changes nothing but itself", async (name) => {
    const answer = await call("PATCH", sectors.energy.update(ids.energy), {
      form: formOf({ overview: "Changed", [name]: "evil" }),
    });
    expect(answer.status, answer.text).toBeLessThan(500);
    expect((await read("/healthz")).status).toBe(200);
  });

  test.each([
    "../../etc/passwd.jpg",
    "C:\\Windows\\x.jpg",
    "صورة من الميدان 📷.jpg",
    `${"n".repeat(1000)}.jpg`,
    "a/b/c.jpg",
    "CON.jpg",
    '"; rm -rf /;".jpg',
    "%2e%2e%2fx.jpg",
    ".jpg",
    "x\r\nSet-Cookie: a=b.jpg",
  ])("a file called %.30j is taken under a name of the server's own", async (name) => {
    const answer = await call("POST", sectors.water.addPhotos(ids.water), {
      form: formOf({ photos: await small.jpeg(name) }),
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    const last = many((await read(sectors.water.photos(ids.water))).json, "photos").at(-1);
    expect(last?.["Image"]).toMatch(/^[0-9a-f]{24}\.(jpg|png|webp)$/);
  });

  test.each([
    ["no boundary", "multipart/form-data", "x"],
    ["another boundary", "multipart/form-data; boundary=a", "--b\r\n\r\n--b--"],
    ["an empty body", "multipart/form-data; boundary=a", ""],
    [
      "a part that never ends",
      "multipart/form-data; boundary=a",
      '--a\r\ncontent-disposition: form-data; name="title"\r\n\r\nHalf',
    ],
    ["a part without a name", "multipart/form-data; boundary=a", "--a\r\n\r\nx\r\n--a--\r\n"],
    ["JSON that is none", "application/json", "{"],
    ["a list", "application/json", "[]"],
    ["another type", "application/xml", "<title/>"],
    ["no type", "", "title=x"],
  ])("%s on every call that takes a form is refused", async (_what, type, body) => {
    const before = await everythingOf(ids);
    for (const { method, path, of } of formWrites.filter((one) => one.method === "POST")) {
      expectRefusal(
        await call(method, path(of ? ids[of] : ""), {
          body: new Uint8Array(Buffer.from(body)),
          headers: type ? { "content-type": type } : {},
        }),
        path(""),
      );
    }
    expect(await everythingOf(ids)).toEqual(before);
  });

  const jsonWrites = writes.filter(
    ({ path }) => /Achiev|createAdmin|\/Update\/|\/Delete\//.test(path("")) && !/DELETE/.test(path("")),
  );
  test.each(jsonWrites.filter(({ method }) => method !== "DELETE").map((one) => [named(one), one] as const))(
    "bodies that are no JSON object are refused by %s",
    async (_name, { method, path, of }) => {
      for (const body of [
        "{",
        "[]",
        "null",
        '"x"',
        "1",
        "",
        `{"title":${"[".repeat(20_000)}`,
        `{"title":"${"x".repeat(3_000_000)}"}`,
        '{"__proto__":{"title":"x"}}',
        '{"title":"a\\u0000b"}',
      ]) {
        expectRefusal(
          await call(method, path(of ? ids[of] : ""), {
            body,
            headers: { "content-type": "application/json" },
          }),
          body.slice(0, 40),
        );
      }
      expectRefusal(
        await call(method, path(of ? ids[of] : ""), {
          body: "title=x",
          headers: { "content-type": "text/plain" },
        }),
      );
    },
  );
});
