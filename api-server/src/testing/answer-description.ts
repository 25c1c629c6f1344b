/** The part of JSON Schema that the description of the API uses. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
}

interface Answer {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  parameters?: { name: string }[];
  responses: Record<string, Answer>;
}

/** `/openapi.json`, as far as tests of answers need it. */
export interface Description {
  /** Operations by path and method. */
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Received {
  status: number;
  contentType: string | undefined;
  body: string;
}

const typeOf = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

const fits = (type: string, value: unknown) =>
  type === typeOf(value) || (type === "integer" && Number.isInteger(value));

/** Compares values with the schemas of one description. */
function comparison({ components }: Description) {
  const resolve = (schema: Schema): Schema =>
    schema.$ref === undefined ? schema : (components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});

  function inObject(schema: Schema, value: Record<string, unknown>, at: string): string[] {
    const { required = [], properties = {}, additionalProperties: others } = schema;
    const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`);
    const wrong = Object.entries(value).flatMap(([name, one]) => {
      const described = properties[name] ?? (typeof others === "object" ? others : undefined);
      // Clients have to accept further fields; this server has to describe all that it sends.
      return described ? differences(described, one, `${at}.${name}`) : [`${at}.${name} is not described`];
    });
    return [...missing, ...wrong];
  }

  function differences(given: Schema, value: unknown, at: string): string[] {
    const schema = resolve(given);
    if (schema.anyOf) {
      const tries = schema.anyOf.map((one) => differences(one, value, at));
      // What the nearest of the alternatives objects to says most.
      return tries.sort((a, b) => a.length - b.length)[0] ?? [];
    }
    const types = [schema.type ?? []].flat();
    if (types.length > 0 && !types.some((type) => fits(type, value)))
      return [`${at} is ${typeOf(value)}, not ${types.join(" or ")}`];
    if (schema.enum && !schema.enum.includes(value)) return [`${at} is none of ${schema.enum.join(", ")}`];
    if ("const" in schema && schema.const !== value) return [`${at} is not ${String(schema.const)}`];
    if (Array.isArray(value))
      return value.flatMap((one, index) => differences(schema.items ?? {}, one, `${at}[${index}]`));
    if (typeOf(value) !== "object" || types.length === 0) return [];
    return inObject(schema, value as Record<string, unknown>, at);
  }

  return differences;
}

const pattern = (template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
const parametersIn = (template: string) => template.split("{").length;

/** The described path that a path is one of; of several, the one with the fewest parameters. */
function templateOf({ paths }: Description, method: string, path: string): string | undefined {
  return Object.keys(paths)
    .filter((one) => paths[one]?.[method] && pattern(one).test(path))
    .sort((a, b) => parametersIn(a) - parametersIn(b))[0];
}

/** True for the media type itself and for the ranges that hold it, such as `image/*`. */
const covers = (range: string, type: string) =>
  range === "*/*" || range === type || (range.endsWith("/*") && type.startsWith(range.slice(0, -1)));

/**
 * Returns in what an answer differs from its description, a line each; none where it is as described. A field that
 * no schema names is a difference.
 */
export function differencesOf(
  description: Description,
  method: string,
  url: string,
  { status, contentType, body }: Received,
): string[] {
  const template = templateOf(description, method.toLowerCase(), url.split("?")[0] ?? "");
  if (template === undefined) return ["the call is not described"];
  const responses = description.paths[template]?.[method.toLowerCase()]?.responses ?? {};
  const response = responses[String(status)] ?? responses[`${String(status)[0]}XX`];
  if (!response) return [`the status ${status} is not described`];
  if (body === "") return [];
  const type = contentType?.split(";")[0] ?? "";
  const found = Object.entries(response.content ?? {}).find(([range]) => covers(range, type));
  if (!found) return [`an answer of the type ${type} is not described`];
  const [, { schema }] = found;
  if (!schema || type !== "application/json") return [];
  return comparison(description)(schema, JSON.parse(body), "answer");
}
