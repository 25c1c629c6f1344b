import type { ClientRequest, IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { onItsWayBytes } from "./acts.ts";

/** How long a server may think about a piece that it was handed before, in milliseconds. */
const thinksMs = 5_000;

/**
 * A server that answers before it has the body is heard while most of it is still to come, as on a slow connection. That
 * concerns pieces which the browser sends again by itself: of those the server has the first part already.
 */
export class SlowConnection {
  isOn = false;
  private readonly handed = new Set<string>();
  /** Requests whose sender was stopped by an early answer, and how many bytes of their body had crossed by then. */
  private readonly stoppedAt = new WeakMap<IncomingMessage, number>();

  /** Bytes of its body after which a request's sender was stopped; nothing when it was not. */
  stopOf(req: IncomingMessage): number | undefined {
    return this.stoppedAt.get(req);
  }

  /** Follows a request to the server. What it returns says after so many bytes whether its sender stops there. */
  follow(req: IncomingMessage, upstream: ClientRequest): (passed: number) => Promise<boolean> {
    let mayBeHad = this.isOn && this.isHanded(req);
    const answered = new Promise<boolean>((resolve) => {
      upstream.once("response", () => {
        if (mayBeHad) this.stoppedAt.set(req, onItsWayBytes);
        resolve(true);
      });
    });
    return async (passed) => {
      if (!mayBeHad || passed <= onItsWayBytes) return false;
      return (mayBeHad = await Promise.race([answered, pause(thinksMs, false, { ref: false })]));
    };
  }

  /** Whether the server was handed a piece for the same place before. */
  private isHanded({ url = "", headers }: IncomingMessage): boolean {
    const place = `${url} ${String(headers["upload-offset"])}`;
    const before = this.handed.has(place);
    this.handed.add(place);
    return before;
  }
}
