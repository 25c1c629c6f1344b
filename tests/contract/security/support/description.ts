/** What the fuzzing suite needs to know of the server's OpenAPI description. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  maxLength?: number;
  enum?: string[];
  contentMediaType?: string;
}

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  schema: Schema;
}

export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  json: Schema | undefined;
  form: Schema | undefined;
  /** Which roles may make the call; `undefined` where no account is needed. */
  roles: string[] | undefined;
}

interface Description {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { schema: Schema } | undefined> };
        "x-roles"?: string[];
      }
    >
  >;
}

/** Every operation on every address the server describes. */
export async function operationsOf(apiUrl: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${apiUrl}/openapi.json`)).json()) as Description;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, "x-roles": roles }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      json: requestBody?.content["application/json"]?.schema,
      form: requestBody?.content["multipart/form-data"]?.schema,
      roles,
    })),
  );
}
