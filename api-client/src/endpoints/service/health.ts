import type { Call } from "../../http/call.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Reader } from "../../http/reader.ts";
import { isRecord } from "../../schemas/fields/primitives.ts";

/** What is known of the connection to the API; the same words as the shell's. */
export type Line = "online" | "offline" | "unreachable";

/**
 * Asks whether the API itself answers; a captive portal's page does not count. A host that knows no /healthz but
 * refuses in JSON counts as there.
 */
export const healthEndpoint =
  (reader: Reader) =>
  async (call?: Call): Promise<Line> => {
    const source = { path: "/healthz", read: (reply: unknown) => (isRecord(reply) ? true : undefined) };
    try {
      await reader.firstAnswer([source], call);
      return "online";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === "refused" && error.serverMessage) return "online";
      return globalThis.navigator?.onLine === false ? "offline" : "unreachable";
    }
  };
