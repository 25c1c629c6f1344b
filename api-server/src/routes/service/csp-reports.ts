import { type FastifyPluginAsync } from "fastify";

/** Reports written to the log in one minute; a page that breaks its policy does so for every visitor. */
const maxPerMinute = 30;
const maxBytes = 16 * 1024;
const longest = 300;
const shown = ["document-uri", "violated-directive", "effective-directive", "blocked-uri", "source-file"];

/** The fields of a report that say what broke which rule, by either spelling, cut to a length for the log. */
function factsOf(body: unknown): Record<string, string> {
  const [first] = [body].flat() as ({ "csp-report"?: unknown; body?: unknown } | undefined)[];
  const report = (first?.["csp-report"] ?? first?.body ?? {}) as Record<string, unknown>;
  const camel = (name: string) =>
    name.replace("uri", "URL").replaceAll(/-(\w)/g, (_, sign: string) => sign.toUpperCase());
  return Object.fromEntries(
    shown.flatMap((name) => {
      const value = report[name] ?? report[camel(name)];
      return typeof value === "string" ? [[name, (value.split(/[?#]/)[0] ?? "").slice(0, longest)]] : [];
    }),
  );
}

/**
 * Takes what browsers report of the site's Content-Security-Policy (CSP3, section 5.2) into the log, bounded in size
 * and number. Addresses lose their queries, which may hold what a person typed.
 */
export const cspReportRoutes: FastifyPluginAsync = async (app) => {
  let minute = 0;
  let logged = 0;
  app.addContentTypeParser(
    ["application/csp-report", "application/reports+json"],
    { parseAs: "string", bodyLimit: maxBytes },
    (request, body, done) => app.getDefaultJsonParser("remove", "remove")(request, String(body), done),
  );
  app.post("/csp-reports", { config: { access: "open" }, bodyLimit: maxBytes }, async (request, reply) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, logged] = [now, 0];
    logged += 1;
    if (logged <= maxPerMinute)
      request.log.warn({ report: factsOf(request.body) }, "policy broken on a page");
    return reply.code(204).send();
  });
};
