import type { BlockList } from "node:net";
import { reportsPath } from "@ministry/contract";
import type { Handler } from "../site-server/http/exchange.ts";
import { sendText } from "../site-server/http/respond.ts";
import { readTrustedProxies } from "../settings/trusted-proxies.ts";
import type { ReportsEndpoint } from "./reports-endpoint.ts";
import { visitorAddress } from "./visitor-address.ts";

/**
 * Answers `POST /reports` of pages; with 404 where the site asks for no reports (`REPORT_SHARE=0`).
 *
 * @param proxies addresses whose `X-Forwarded-For` is believed; absent: those of this machine
 */
export function reportsHandler(reports: ReportsEndpoint, proxies: BlockList = readTrustedProxies()): Handler {
  return async ({ request, response, pathname, site }) => {
    if (pathname !== reportsPath || request.method !== "POST") return false;
    const composed = await site();
    if (composed && !composed.config.reportShare) {
      request.resume();
      sendText(response, 404, "This site takes no reports.");
      return true;
    }
    await reports.answer(request, response, visitorAddress(request, proxies));
    return true;
  };
}
