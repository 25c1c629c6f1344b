import fc from "fast-check";
import { type Operation, type Schema } from "./description.ts";

/** One request as it goes onto the wire: the path is percent-encoded already. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Texts that have broken servers: controls, halves of characters, numbers that are none, other languages' syntax. */
const known = [
  ...["", " ", "\0", "a\0b", "\ud83d", "\udc00x", "\uffff", "\u2028", "\u202e", "\ufeff", "\r\n", "\x7f\x80"],
  ...["0", "-0", "-1", "1.5", "33.333", "1e999", "NaN", "Infinity", "0x10", "９", "99999999999999999999"],
  ...["null", "undefined", "true", "[]", "{}", "__proto__", "constructor", "toString"],
  ...[
    "' or 1=1 --",
    "'; drop table project; --",
    "$1",
    "${7*7}",
    "{{7*7}}",
    "%s%n",
    "../../etc/passwd",
    "..\\",
  ],
  ...[
    "%00",
    "%",
    "%zz",
    "%ED%A0%80",
    "<svg onload=x>",
    "=cmd|' /C calc'!A0",
    "+275760-09-13",
    "-271821-04-20",
  ],
  ...["0000-01-01", "2026-02-30", "1 - 2 (", "• ".repeat(2_000), "(".repeat(3_000), " \n".repeat(3_000)],
];

const hostileText = (longest: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(longest, longest + 1, longest * 3).map((length) => "ß".repeat(length)),
    },
  );

/** Bytes of a path or query; now and then such that decode to nothing. */
const encoded = (text: string) =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const pathText = fc.oneof(
  { weight: 9, arbitrary: hostileText(300).map(encoded) },
  { weight: 1, arbitrary: fc.constantFrom("%", "%E0%A4%A", "%ED%A0%80", "%zz", "a%2Fb", "%2e%2e") },
);

/** Text of a header field: anything HTTP lets through. */
const headerText = fc
  .oneof(hostileText(300), fc.string({ maxLength: 40 }))
  .map((text) => [...text].filter((sign) => /[\t\x20-\x7e\x80-\xff]/.test(sign)).join(""));

const number = fc.oneof(
  fc.double(),
  fc.constantFrom(33.333, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, 5e-324),
  fc.integer(),
);
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  number.map((value) => (Number.isFinite(value) ? value : 0)),
  hostileText(1_000),
);

/** A value the schema describes, or something else in its place. */
function valueFor(schema: Schema): fc.Arbitrary<unknown> {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return fc.oneof(...branches.map(valueFor), anything);
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueFor(one)]);
    return fc.oneof(
      { weight: 8, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
      { weight: 1, arbitrary: anything },
    );
  }
  if (schema.type === "array") return fc.array(valueFor(schema.items ?? {}), { maxLength: 3 });
  if (schema.type === "string") return fc.oneof(hostileText(schema.maxLength ?? 1_000), anything);
  if (schema.type === "number" || schema.type === "integer") return fc.oneof(number, anything);
  return anything;
}

const deep = fc
  .constantFrom(50, 5_000, 200_000)
  .map((depth) => `{"title":${"[".repeat(depth)}${"]".repeat(depth)}}`);
const jsonBody = (schema: Schema) =>
  fc
    .oneof(
      { weight: 12, arbitrary: valueFor(schema).map((value) => JSON.stringify(value) ?? "") },
      { weight: 1, arbitrary: deep },
      { weight: 1, arbitrary: fc.constantFrom("", "{", "null", '{"a":1}}', '{"__proto__":{"title":"x"}}') },
    )
    .map((text) => ({ type: "application/json", body: Buffer.from(text) }));

const partName = (name: string) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(name) },
    { weight: 1, arbitrary: hostileText(300).map((text) => text.replaceAll(/[\r\n"]/g, "")) },
  );

function formBody(schema: Schema) {
  const fields = Object.entries(schema.properties ?? {}).map(([name, { type, maxLength }]) =>
    fc.tuple(
      partName(name),
      fc.boolean(),
      hostileText(Math.min(maxLength ?? 1_000, 20_000)),
      fc.constant(type === "string"),
    ),
  );
  const boundary = "fuzz-boundary-5d1f";
  return fc.array(fc.oneof(...fields), { maxLength: 5 }).map((parts) => {
    const texts = parts.map(([name, named, value, isText]) => {
      const file = isText || !named ? "" : `; filename="${value.replaceAll(/[\r\n"]/g, "").slice(0, 400)}"`;
      return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
    });
    return {
      type: `multipart/form-data; boundary=${boundary}`,
      body: Buffer.from(`${texts.join("")}--${boundary}--\r\n`),
    };
  });
}

const noBody = fc.constant({ type: undefined, body: undefined });
const headerNames = [
  ...["if-match", "if-none-match", "if-range", "range", "accept-encoding", "idempotency-key", "origin"],
  ...["upload-length", "upload-offset", "upload-metadata", "upload-defer-length", "tus-resumable"],
  ...["x-forwarded-for", "x-request-id", "x-setup-secret", "user-agent", "accept", "cookie", "traceparent"],
];
/** Some header fields, each with a text of its own; the upload's protocol is spoken where one begins or goes on. */
const headersFor = ({ path, method }: Operation) =>
  fc
    .dictionary(fc.constantFrom(...headerNames), headerText, { maxKeys: 3 })
    .map((headers) =>
      path.startsWith("/uploads") && method !== "GET"
        ? { "tus-resumable": "1.0.0", "upload-length": "10", "upload-offset": "0", ...headers }
        : headers,
    );

/**
 * A hostile request to one operation. A parameter is one of the `ids` that exist as often as it is nonsense, so that
 * the code after the look-up is reached too.
 */
export function hostileRequest(operation: Operation, ids: string[]): fc.Arbitrary<HostileRequest> {
  const { method, path, parameters, json, form } = operation;
  const texts = fc.oneof(fc.constantFrom(...ids), pathText);
  const place = path.match(/\{\w+\}/g) ?? [];
  const query = parameters.filter((one) => one.in === "query").map(({ name }) => name);
  const bodies = [...(json ? [jsonBody(json)] : []), ...(form ? [formBody(form)] : [])];
  return fc
    .record({
      values: fc.tuple(...place.map(() => texts)),
      query: fc.dictionary(fc.constantFrom("id", "page", ...query), texts, { maxKeys: 3 }),
      headers: headersFor(operation),
      content: fc.oneof(noBody, ...bodies, ...bodies, ...bodies),
    })
    .map(({ values, query: asked, headers, content }) => {
      let at = 0;
      const filled = path.replaceAll(/\{\w+\}/g, () => values[at++] ?? "");
      const search = Object.entries(asked).map(([name, value]) => `${name}=${value}`);
      return {
        method,
        path: search.length > 0 ? `${filled}?${search.join("&")}` : filled,
        headers: { ...headers, ...(content.type && { "content-type": content.type }) },
        body: content.body,
      };
    });
}
