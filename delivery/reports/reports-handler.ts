import type { IncomingMessage } from "node:http";
import { reportsPath } from "@ministry/contract";
import type { Handler } from "../site-server/http/exchange.ts";
import { sendText } from "../site-server/http/respond.ts";
import type { ReportsEndpoint } from "./reports-endpoint.ts";

/** Answers `POST /reports` of pages; with 404 where the site asks for no reports (`REPORT_SHARE=0`). */
export function reportsHandler(reports: ReportsEndpoint): Handler {
  return async ({ request, response, pathname, site }) => {
    if (pathname !== reportsPath || request.method !== "POST") return false;
    const composed = await site();
    if (composed && !composed.config.reportShare) {
      request.resume();
      sendText(response, 404, "This site takes no reports.");
      return true;
    }
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
