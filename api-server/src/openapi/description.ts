import { type FastifyInstance } from "fastify";
import { describeApi, type RouteFact } from "./document.ts";
import { docsPolicy, renderDocs } from "./page.ts";

/**
 * `/openapi.json` and `/docs`, made from the routes registered after this call, so that no alias can be missing.
 */
export function registerDescription(app: FastifyInstance, apiUrl: string): void {
  const routes: RouteFact[] = [];
  app.addHook("onRoute", ({ method, url, config }) => {
    for (const one of Array.isArray(method) ? method : [method]) {
      if (one === "OPTIONS" || (one === "HEAD" && !url.startsWith("/uploads"))) continue;
      routes.push({ method: one, url, permission: config?.access === "open" ? undefined : config?.access });
    }
  });
  let document: ReturnType<typeof describeApi> | undefined;
  const described = () => (document ??= describeApi(routes, apiUrl));

  app.get("/openapi.json", { config: { access: "open" } }, async (_request, reply) =>
    reply.header("cache-control", "public, no-cache").send(described()),
  );
  app.get("/docs", { config: { access: "open" } }, async (_request, reply) =>
    reply
      .headers({ "content-security-policy": docsPolicy, "cache-control": "public, no-cache" })
      .type("text/html; charset=utf-8")
      .send(renderDocs(described())),
  );
}
