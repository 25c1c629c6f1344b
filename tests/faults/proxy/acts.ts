import type { Kind } from "./seen.ts";

/** What becomes of a request. */
export type Act =
  /** Answered here; the server never sees it. */
  | { type: "refuse"; status: number; retryAfter?: number }
  /** Answered here at the request's head: of its body goes over the connection what is on its way by then. */
  | { type: "refuse at once"; status: number }
  /** Answered here after so many bytes of the body; the server never sees it. */
  | { type: "refuse midway"; status: number; at: number }
  /** The connection breaks before a byte of the body. */
  | { type: "vanish" }
  /** The server does it, but another answer comes back. */
  | { type: "replace"; status: number }
  /** The server does it, and the connection breaks before the answer. */
  | { type: "lose" }
  /** The connection breaks after so many bytes of the request's body. */
  | { type: "cut request"; at: number }
  /** The connection breaks after so many bytes of the answer, its head included. */
  | { type: "cut answer"; at: number }
  /** The answer comes when `until` resolves. */
  | { type: "hold"; until: () => Promise<void> }
  /** The connection breaks once the request is whole; the server gets it when the next one of its kind was answered. */
  | { type: "deliver late" }
  /** A captive portal answers with its own page. */
  | { type: "captive page"; readable: boolean };

export interface Rule {
  /** For the counts at the end. */
  name: string;
  on: readonly Kind[];
  /** Requests of that kind that go by before. */
  skip?: number;
  times: number;
  act: Act;
}

/** What a slow connection has taken up before an answer comes back and stops the sender: 650 ms at 256 kbit/s. */
export const onItsWayBytes = 20_000;

/** How much of a body goes over the connection. */
export function takenOf(bytes: number, act: Act | undefined): number {
  if (act?.type === "vanish") return 0;
  if (act?.type === "refuse at once") return Math.min(bytes, onItsWayBytes);
  return act?.type === "cut request" || act?.type === "refuse midway" ? Math.min(bytes, act.at) : bytes;
}
