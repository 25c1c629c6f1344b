import { inject } from "vitest";

/** The host under test, as the set-up provides it. */
export interface Target {
  url: string;
  email: string;
  password: string;
  token: string;
  /** The tests started it themselves: its folder and process may be looked at. */
  own?: { pid: number; dataDir: string };
}

declare module "vitest" {
  export interface ProvidedContext {
    target: Target;
  }
}

export const target = (): Target => inject("target");

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON, else undefined. */
  json: unknown;
  text: string;
  bytes: Buffer;
}

export interface CallOptions {
  /** `null` sends no Authorization. The admin's own when left out. */
  token?: string | null;
  json?: unknown;
  form?: FormData;
  body?: BodyInit;
  headers?: Record<string, string>;
  /** Idempotency key. */
  key?: string;
  url?: string;
  signal?: AbortSignal;
}

/** One request to the host under test. */
export async function call(
  method: string,
  path: string,
  { token, json, form, body, headers = {}, key, url, signal }: CallOptions = {},
): Promise<Answer> {
  const sent: Record<string, string> = { ...headers };
  const bearer = token === undefined ? target().token : token;
  if (bearer !== null) sent["authorization"] = `Bearer ${bearer}`;
  if (key) sent["idempotency-key"] = key;
  if (json !== undefined) sent["content-type"] ??= "application/json";
  const payload = json !== undefined ? JSON.stringify(json) : (form ?? body);
  const answer = await fetch((url ?? target().url) + path, {
    method,
    headers: sent,
    body: payload,
    redirect: "manual",
    signal,
    ...(payload instanceof ReadableStream ? { duplex: "half" } : {}),
  } as RequestInit);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = bytes.toString();
  return { status: answer.status, headers: answer.headers, json: parsed(text), text, bytes };
}

/** A public read: no session. */
export const read = (path: string, options: CallOptions = {}) =>
  call("GET", path, { token: null, ...options });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A multipart form; a list repeats the field. */
export function formOf(fields: Record<string, FormValue | FormValue[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) {
      if (typeof value === "string") form.append(name, value);
      else form.append(name, new Blob([new Uint8Array(value.data)], { type: value.type }), value.name);
    }
  }
  return form;
}

export interface FormFile {
  data: Buffer;
  name: string;
  type: string;
}
export type FormValue = string | FormFile;

/** A title nobody else has. */
export const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;
/** An id of the right form that names nothing. */
export const unknownId = "0123456789abcdef01234567";
