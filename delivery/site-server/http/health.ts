import type { Handler } from "./exchange.ts";
import { sendText } from "./respond.ts";

/** `/healthz`: 200 while there is a composed site to serve, 503 before; for whoever restarts and balances servers. */
export const healthHandler: Handler = async ({ request, response, pathname, site }) => {
  if (pathname !== "/healthz" || request.method === "POST") return false;
  const composed = await site().catch(() => undefined);
  if (composed) sendText(response, 200, "ok");
  else sendText(response, 503, "The site is not composed yet.", { "retry-after": "5" });
  return true;
};
