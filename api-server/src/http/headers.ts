import { type FastifyInstance } from "fastify";

/** What scripts of the site may read of an answer; reads name few, since every byte of them is sent each time. */
const exposedOnReads = "Cache-Status, ETag, Idempotency-Key, Retry-After, X-Request-Id";
const exposedOnWrites = [
  "Idempotency-Key",
  "Idempotency-Replayed",
  "Location",
  "Receipt-Number",
  "Retry-After",
  "Tus-Resumable",
  "Upload-Expires",
  "Upload-Length",
  "Upload-Metadata",
  "Upload-Offset",
  "X-Request-Id",
].join(", ");

/** Headers of every answer: nothing in it may run, load or be framed; the site on its other origin may read it. */
export function registerHeaders(
  app: FastifyInstance,
  { apiUrl, appOrigins }: { apiUrl: string; appOrigins: readonly string[] },
): void {
  const always = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "cross-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    ...(apiUrl.startsWith("https:") && {
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    }),
  };
  // The site counts for its visitors what they downloaded; browsers tell sizes to the origins named here alone.
  const mayMeasure = appOrigins.join(", ");
  app.addHook("onRequest", (request, reply, done) => {
    const isRead = request.method === "GET";
    void reply
      .headers(always)
      .header("x-request-id", request.id)
      .header("access-control-expose-headers", isRead ? exposedOnReads : exposedOnWrites);
    if (isRead) void reply.header("timing-allow-origin", mayMeasure);
    done();
  });
  // What was done under a key says so, so that an outbox can distinguish our answer from a captive portal's page.
  app.addHook("onSend", (request, reply, _payload, done) => {
    const key = request.headers["idempotency-key"];
    if (typeof key === "string" && reply.statusCode < 300) void reply.header("idempotency-key", key);
    done();
  });
}
