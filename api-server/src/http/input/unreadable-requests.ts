import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How long what a client still sends is read after its refusal, in milliseconds. */
const lingerMs = 2_000;

/**
 * Answers what Node can't parse as a request with 400, 408 or 431 and no body, as HEAD wants it (RFC 9110, section
 * 9.3.2), and closes the connection. The rest of the request is read for a while: a connection closed under a client
 * that still sends is reset, and the answer is lost (RFC 9112, section 9.6). Fastify's own listener does neither.
 */
export function answerUnreadableRequests(server: Server): void {
  const underWay = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();
  server.on("request", (request, response) => underWay.set(request.socket, response));
  server.removeAllListeners("clientError");
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    // Emitted again for each packet that follows.
    if (refused.has(socket)) return;
    const answer = underWay.get(socket);
    const isAnswering = answer?.headersSent && !answer.writableEnded;
    if (!socket.writable || isAnswering) return void socket.destroy();
    refused.add(socket);
    const status = statusOf(error);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once("close", () => clearTimeout(timer));
  });
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}
