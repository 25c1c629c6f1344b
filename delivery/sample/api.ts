import type { FilePart } from "./lib/file-part.ts";

export type Field = string | FilePart | FilePart[];

/** An answer of the API that is no success; `message` is the server's own sentence. */
export class ApiRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = "ApiRefusal";
    this.status = status;
  }
}

export interface SampleApi {
  get(path: string): Promise<unknown>;
  /** Sends JSON under the given idempotency key. */
  postJson(path: string, key: string, body: unknown): Promise<unknown>;
  /** Sends a multipart form under the given idempotency key. */
  postForm(path: string, key: string, fields: Record<string, Field>): Promise<unknown>;
}

/** Tries of a call that the server asked to repeat (409, 429, 503) or whose answer was lost. */
const tries = 6;
const waitMs = 1000;

/** The contract's calls as the seed needs them, signed in with `token`. */
export function sampleApi(apiUrl: string, token: string, signal?: AbortSignal): SampleApi {
  const send = async (path: string, init: () => RequestInit, attempt = 1): Promise<unknown> => {
    let answer: Response;
    try {
      answer = await fetch(apiUrl + path, { ...init(), signal });
    } catch (error) {
      if (signal?.aborted || attempt >= tries) throw error;
      return again(path, init, attempt, waitMs);
    }
    if (answer.ok) return answer.json().catch(() => undefined);
    const body = await answer.text();
    if ([409, 429, 503].includes(answer.status) && attempt < tries) {
      const asked = Number(answer.headers.get("retry-after")) * 1000;
      return again(path, init, attempt, asked > 0 ? Math.min(asked, 30_000) : waitMs * attempt);
    }
    throw new ApiRefusal(answer.status, messageOf(body) ?? `${path} answered ${answer.status}`);
  };
  const again = async (path: string, init: () => RequestInit, attempt: number, ms: number) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    signal?.throwIfAborted();
    return send(path, init, attempt + 1);
  };
  const headers = (key?: string) => ({
    authorization: `Bearer ${token}`,
    ...(key ? { "idempotency-key": key } : {}),
  });

  return {
    get: (path) => send(path, () => ({ headers: headers() })),
    postJson: (path, key, body) =>
      send(path, () => ({
        method: "POST",
        headers: { ...headers(key), "content-type": "application/json" },
        body: JSON.stringify(body),
      })),
    postForm: (path, key, fields) =>
      send(path, () => ({ method: "POST", headers: headers(key), body: formOf(fields) })),
  };
}

/** Signs in; rejects with the server's sentence when it refuses. */
export async function signIn(
  apiUrl: string,
  email: string,
  password: string,
  signal?: AbortSignal,
): Promise<string> {
  const answer = await fetch(`${apiUrl}/customerLogin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
    signal,
  });
  const body = await answer.text();
  if (!answer.ok) throw new ApiRefusal(answer.status, messageOf(body) ?? `sign-in answered ${answer.status}`);
  const token = (JSON.parse(body) as { token?: unknown }).token;
  if (typeof token !== "string") throw new ApiRefusal(answer.status, "The sign-in answer holds no token.");
  return token;
}

function formOf(fields: Record<string, Field>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "string") form.append(name, value);
    else
      for (const file of [value].flat())
        form.append(name, new Blob([new Uint8Array(file.data)], { type: file.type }), file.name);
  }
  return form;
}

function messageOf(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === "string" ? message : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The records of a list answer: an array, or one under `data` or `items`. */
export function recordsOf(answer: unknown): Record<string, unknown>[] {
  const list = Array.isArray(answer) ? answer : isRecord(answer) ? (answer["data"] ?? answer["items"]) : [];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** The `_id` in the answer to a write, bare or one level down; undefined when there is none. */
export function idOf(answer: unknown): string | undefined {
  if (!isRecord(answer)) return undefined;
  if (typeof answer["_id"] === "string") return answer["_id"];
  return Object.values(answer)
    .map((inner) => (isRecord(inner) ? inner["_id"] : undefined))
    .find((id): id is string => typeof id === "string");
}
