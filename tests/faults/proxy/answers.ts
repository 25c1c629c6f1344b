import { STATUS_CODES } from "node:http";

/** An HTTP answer; `headers` as name, value, name, value. */
export interface Answer {
  status: number;
  headers: string[];
  body: Buffer;
}

/** Words a refusing server or gateway uses; the queue has to show them. */
export const refusalText = (status: number) => `Refused for a test with ${status}.`;

/** A refusal as the API itself would send it: readable for the page that asked. */
export function refusal(status: number, origin: string | undefined, retryAfterSeconds?: number): Answer {
  const body = Buffer.from(JSON.stringify({ message: refusalText(status) }));
  return {
    status,
    body,
    headers: [
      ...["content-type", "application/json", "content-length", String(body.length)],
      ...readableFrom(origin),
      ...(retryAfterSeconds === undefined ? [] : ["retry-after", String(retryAfterSeconds)]),
    ],
  };
}

/** The page of a hotel or a bus that answers everything with 200. */
export function captivePage(origin: string | undefined): Answer {
  const body = Buffer.from("<!doctype html><title>Welcome</title><h1>Buy an hour of Wi-Fi</h1>");
  const headers = [
    "content-type",
    "text/html",
    "content-length",
    String(body.length),
    ...readableFrom(origin),
  ];
  return { status: 200, headers, body };
}

/** The answer as it goes over the wire, so that it can be cut anywhere. */
export function bytesOf({ status, headers, body }: Answer): Buffer {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`];
  for (let at = 0; at < headers.length; at += 2) {
    if (headers[at]?.toLowerCase() === "transfer-encoding") lines.push(`content-length: ${body.length}`);
    else lines.push(`${headers[at]}: ${headers[at + 1]}`);
  }
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`), body]);
}

function readableFrom(origin: string | undefined): string[] {
  if (origin === undefined) return [];
  return [
    ...["access-control-allow-origin", origin, "vary", "Origin"],
    ...["access-control-expose-headers", "Retry-After, Idempotency-Key, Receipt-Number"],
  ];
}
