import { isApiError } from "./api-error.ts";

/** What a refusal says to programs, beside its sentence: a `code`, and what belongs to it. */
export type Refusal = Record<string, unknown>;

/** Attaches a refusal's whole answer to its error; readers do without, and so visitors. */
export function withRefusal(error: unknown, text: string): unknown {
  try {
    if (isApiError(error)) Object.assign(error, { refusal: JSON.parse(text) as unknown });
  } catch {
    // A page of somebody else's: the error says so already.
  }
  return error;
}

/** What the server said with a refused write; empty for anything else. Reads errors of any bundle. */
export function refusalIn(error: unknown): Refusal {
  const { refusal } = Object(error) as { refusal?: unknown };
  return typeof refusal === "object" && refusal !== null ? (refusal as Refusal) : {};
}
