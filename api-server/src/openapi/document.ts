import {
  maxIdLength,
  may,
  type Permission,
  problemAnswer,
  roles,
  textLimitOf,
} from "@ministry/api-client/schemas";
import * as z from "zod/mini";
import { refusalDetails } from "./account-answers.ts";
import type { FormShape, Operation } from "./operation.ts";
import { operationOf } from "./operations.ts";

/** A route as the application registered it. */
export interface RouteFact {
  method: string;
  /** With Fastify's parameters: `/a/:id`. */
  url: string;
  /** What the role of the session must have; `undefined` where none is needed. */
  permission: Permission | undefined;
}

/** `/a/:id(^[0-9a-f]+$)` in OpenAPI's spelling: `/a/{id}`. */
const pathOf = (url: string) => url.replaceAll(/:(\w+)(?:\([^)]*\))?/g, "{$1}");

const rolesFor = (permission: Permission) => roles.filter((role) => may(role, permission));

const schemaOf = (schema: z.ZodMiniType, io: "input" | "output") => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    ...{ io, unrepresentable: "any" },
    // Zod removes further fields from what it returns, and so says of every output that there are none. Answers may
    // grow: a client that is made from the description has to accept fields it does not know.
    override: ({ jsonSchema }) => {
      if (io === "output" && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return rest;
};

const file = {
  description: "A file, or the id of a finished resumable upload",
  oneOf: [{ type: "string", contentMediaType: "application/octet-stream" }, { type: "string" }],
};

function formSchema({ texts, details = {}, files, manyFiles = [] }: FormShape) {
  return {
    type: "object",
    properties: Object.fromEntries([
      ...texts.map((name) => [name, { type: "string", maxLength: textLimitOf(name), ...details[name] }]),
      ...files.map((name) => [name, file]),
      ...manyFiles.map((name) => [name, { type: "array", items: file }]),
    ]),
  };
}

const json = (schema: unknown) => ({ "application/json": { schema } });
/** A text, or bytes that no schema describes. */
const inOwnFormat = (type: string) => [type, type.startsWith("text/") ? { schema: { type: "string" } } : {}];
const contentOf = ({ answer, media = [] }: Pick<Operation, "answer" | "media">) => ({
  ...(answer && json(schemaOf(answer, "output"))),
  ...Object.fromEntries(media.map(inOwnFormat)),
});
const problem = (description: string) => ({
  description,
  content: json({ $ref: "#/components/schemas/Problem" }),
});

const headerOf = (name: string, description: string) => ({
  name,
  in: "header",
  description,
  schema: { type: "string", maxLength: 200 },
});
const key = headerOf(
  "Idempotency-Key",
  "The same key with the same request is worked on once; the first answer is repeated",
);
const handOver = headerOf(
  "Handed-Over-By",
  "Id of the account that made the key and could not send the request: both mean the same request",
);
const version = headerOf(
  "If-Match",
  "`updatedAt` of the record the change was made on, in quotes; 412 when it was changed since",
);

function parametersOf(
  path: string,
  method: string,
  { query = {}, conditional }: Pick<Operation, "query" | "conditional">,
) {
  const isWrite = method !== "GET" && method !== "HEAD";
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string", maxLength: maxIdLength },
    })),
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: "query",
      description,
      schema: { type: "string", maxLength: maxIdLength },
    })),
    ...(isWrite ? [key, handOver] : []),
    ...(conditional ? [version] : []),
  ];
}

function operationOn({ method, permission }: RouteFact, path: string) {
  const found = operationOf(method, path);
  if (!found) throw new Error(`No description of ${method} ${path}`);
  const { tag, summary, body, form, unavailable } = found;
  const content = contentOf(found);
  return {
    tags: [tag],
    summary,
    ...(permission && { security: [{ session: [] }], "x-roles": rolesFor(permission) }),
    parameters: parametersOf(path, method, found),
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, "input")) } }),
    ...(form && {
      requestBody: {
        required: true,
        content: { "multipart/form-data": { schema: formSchema(form) }, ...json(formSchema(form)) },
      },
    }),
    responses: {
      "2XX": { description: "Done", ...(Object.keys(content).length > 0 && { content }) },
      ...(permission && {
        401: problem("No valid session"),
        403: problem("The role may not make this call"),
      }),
      "4XX": problem("Refused; `message` says why, in words for people"),
      ...(unavailable && {
        503: { description: "Not ready", content: json(schemaOf(unavailable, "output")) },
      }),
      "5XX": problem("Failed, or not possible for now; `message` says so in words for people"),
    },
  };
}

/** The OpenAPI 3.1 description of the routes an application registered, from the schemas both sides share. */
export function describeApi(routes: RouteFact[], apiUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const path = pathOf(route.url);
    (paths[path] ??= {})[route.method.toLowerCase()] = operationOn(route, path);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Ministry API",
      version: "1",
      description:
        "Projects, achievements, photos, events and publications of the ministry. Reading needs no session, every write does. Spellings marked in the contract stand as they are.",
    },
    servers: [{ url: apiUrl }],
    paths,
    components: {
      schemas: { Problem: schemaOf(z.extend(problemAnswer, refusalDetails), "output") },
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "Token of POST /customerLogin" },
      },
    },
  };
}

export type ApiDescription = ReturnType<typeof describeApi>;
