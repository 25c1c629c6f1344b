import type { IncomingMessage } from "node:http";

/** What a request is for, as the faults tell requests apart. */
export type Kind =
  | "create"
  | "photo"
  | "begin"
  | "piece"
  | "offset"
  | "receipts"
  | "health"
  | "sign-in"
  | "other write"
  | "read";

export interface Seen {
  kind: Kind;
  method: string;
  path: string;
  /** Its idempotency key. */
  key?: string;
}

/** What a request is, as far as faults tell requests apart. */
export function describe({ method = "GET", url = "/", headers }: IncomingMessage): Seen {
  const path = url.split("?")[0] ?? "";
  const key = headers["idempotency-key"];
  return { kind: kindOf(method, path), method, path, ...(typeof key === "string" && { key }) };
}

function kindOf(method: string, path: string): Kind {
  if (path === "/healthz") return "health";
  if (path.startsWith("/uploads"))
    return method === "POST" ? "begin" : method === "PATCH" ? "piece" : "offset";
  if (method === "GET" || method === "HEAD") return "read";
  if (path === "/receipts") return "receipts";
  if (path === "/customerLogin") return "sign-in";
  if (method === "POST" && /\/photos$/.test(path)) return "photo";
  if (method === "POST" && /^\/(?:api\/)?create/i.test(path)) return "create";
  return "other write";
}
