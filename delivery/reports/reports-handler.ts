import type { IncomingMessage } from "node:http";
import { reportsPath } from "@ministry/contract";
import type { Handler } from "../site-server/http/exchange.ts";
import type { ReportsEndpoint } from "./reports-endpoint.ts";

/** Answers `POST /reports` of pages. */
export function reportsHandler(reports: ReportsEndpoint): Handler {
  return async ({ request, response, pathname }) => {
    if (pathname !== reportsPath || request.method !== "POST") return false;
    await reports.answer(request, response, addressOf(request));
    return true;
  };
}

/** A proxy on this machine names the visitor's address last; anybody else could write what they like. */
function addressOf({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? "";
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return /^(?:::1|(?:::ffff:)?127\.)/.test(peer) && forwarded ? forwarded : peer;
}
