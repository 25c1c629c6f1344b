import { type FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { type Config } from "../settings/config.ts";

interface Described {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack?: string;
  cause?: Described;
}

/**
 * What the log says of an error. A failed query's own message holds every value it was given (hashes, keys, texts of
 * editors), and the database's details do too: only the statement and the cause's words are kept.
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: "something that is no error was thrown" };
  const { name, stack = "", cause } = error;
  const { query, code, constraint } = error as { query?: unknown; code?: unknown; constraint?: unknown };
  const message = typeof query === "string" ? `Failed query: ${query}` : error.message;
  return {
    type: name,
    message,
    ...(typeof code === "string" && { code }),
    ...(typeof constraint === "string" && { constraint }),
    stack: stack.replace(error.message, () => message),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

/** JSON lines on standard output. Nothing secret is logged in the first place; the list is a second lock. */
export function openLog(level: Config["logLevel"]): FastifyBaseLogger {
  return pino({
    level,
    base: null,
    serializers: { err: describeError },
    redact: { paths: ["*.password", "*.token", "*.authorization"], remove: true },
  });
}
