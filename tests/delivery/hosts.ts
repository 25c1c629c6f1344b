import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { startNginx, type Nginx } from "../support/servers/nginx.ts";
import { startProduct, type Product } from "../support/servers/product.ts";
import { freePort } from "../support/servers/free-port.ts";

/** A ministry behind nginx, as an operator would run it. */
export interface Hosted {
  product: Product;
  nginx: Nginx;
  /** Addresses as a browser sees them. */
  site: string;
  api: string;
  publicPart: string;
  adminPart: string;
  stop(): Promise<void>;
}

type Layout = "one-origin" | "same-host-api" | "three-origins" | "static-only";

/** Starts site and API, and Debian's nginx in front of both with the shipped configuration of that name. */
export async function startHosted(layout: Layout, extra: Record<string, string> = {}): Promise<Hosted> {
  const ports = await Promise.all(Array.from({ length: 6 }, freePort));
  const [appPort = 0, apiPort = 0, sitePort = 0, outerApiPort = 0, publicPort = 0, adminPort = 0] = ports;
  const isApart = layout === "three-origins";
  const site = `http://localhost:${sitePort}`;
  const apis: Partial<Record<Layout, string>> = {
    "same-host-api": `${site}/api`,
    // The API is somebody else's business there.
    "static-only": `http://localhost:${apiPort}`,
  };
  const api = apis[layout] ?? `http://localhost:${outerApiPort}`;
  const publicPart = isApart ? `http://public.localhost:${publicPort}/` : `${site}/parts/public/`;
  const adminPart = isApart ? `http://admin.localhost:${adminPort}/` : `${site}/parts/admin/`;
  const product = await startProduct({
    APP_PORT: String(appPort),
    API_PORT: String(apiPort),
    APP_URL: site,
    API_URL: api,
    ...(isApart && { PART_BASES: `public-mfe=${publicPart} admin-mfe=${adminPart}` }),
    ...extra,
  });
  const sitesDir = product.settings.SITES_DIR ?? "";
  const nginx = await startNginx(layout, {
    SITES_DIR: sitesDir,
    PAGES_DIR: `${sitesDir}/pages`,
    SITE_SERVER: `localhost:${appPort}`,
    API_SERVER: `localhost:${apiPort}`,
    SITE_LISTEN: String(sitePort),
    SITE_HOST: "localhost",
    API_LISTEN: String(outerApiPort),
    API_HOST: "localhost",
    PUBLIC_LISTEN: String(publicPort),
    PUBLIC_HOST: "public.localhost",
    ADMIN_LISTEN: String(adminPort),
    ADMIN_HOST: "admin.localhost",
  }).catch(async (error: unknown) => {
    await product.remove();
    throw error;
  });
  return {
    product: { ...product, apiUrl: `http://localhost:${apiPort}` },
    nginx,
    site,
    api,
    publicPart,
    adminPart,
    async stop() {
      await nginx.stop();
      await product.remove();
    },
  };
}

/** An answer as it came over the wire, nothing unpacked and no redirect followed. */
export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for an address as it stands; hosts that end in `.localhost` need no name server. */
export function ask(
  url: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  const { port, host, pathname, search } = new URL(url);
  // The path goes out as it was written: `URL` would already have resolved `..`.
  const path = url.includes("..") ? url.replace(/^https?:\/\/[^/]+/, "") : pathname + search;
  return new Promise((resolve, reject) => {
    const asked = httpRequest(
      { host: "127.0.0.1", port, path, method, headers: { host, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    asked.once("error", reject);
    asked.end(body);
  });
}
