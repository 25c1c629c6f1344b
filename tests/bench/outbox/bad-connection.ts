import type { Act } from "../../faults/proxy/acts.ts";
import type { Proxy } from "../../faults/proxy/proxy.ts";
import { drawFrom, type Draw } from "../../faults/scenarios/random.ts";

/** How a request may fail on a bad connection. */
type Failure = "cut" | "vanished" | "answer lost" | "answer cut" | "503 at once" | "outage";

/**
 * Cards of which each request draws one, without putting it back: about 30 % fail, and no seed is very lucky. Requests
 * that carry something have a pile of their own, so that as many of them fail as of the small ones.
 *
 * - cut: the connection breaks after a random number of the body's bytes. What it had delivered reaches the server.
 * - vanished: the connection breaks before a byte.
 * - answer lost, answer cut: the server has done it, and the answer comes not at all, or not to its end.
 * - 503 at once: answered at the request's head.
 * - outage: the server dies in the midst of a body, and what it had of it is lost. From then on the gateway answers 503
 *   at the head of each request, whatever it is for, until the server is back.
 *
 * No body is read to its end and thrown away: of a share q of them, whatever the sender does, q / (1 - q) is extra.
 */
const piles: Record<"large" | "small", Partial<Record<Failure | "passes", number>>> = {
  large: { passes: 28, cut: 6, vanished: 2, "answer lost": 1, "answer cut": 1, "503 at once": 1, outage: 1 },
  small: { passes: 28, vanished: 5, "answer lost": 2, "answer cut": 2, "503 at once": 2, outage: 1 },
};

/** Bodies from here on count as carrying something. */
const largeFrom = 16_000;
/** Requests an outage takes, the one it began with included. */
const outage = { least: 2, most: 5 };

/** Makes about 30 % of all requests fail in the ways a bad line has, the same for the same seed. */
export function armBadConnection(proxy: Proxy, seed: number): void {
  const draw = drawFrom(seed);
  const left: Record<keyof typeof piles, (Failure | "passes")[]> = { large: [], small: [] };
  let outFor = 0;
  /** Failures of an outage are taken out of the pile of those that fail by themselves. */
  const failed = (pile: (Failure | "passes")[]) => {
    const at = pile.findIndex((card) => card !== "passes" && card !== "outage");
    if (at >= 0) pile.splice(at, 1);
  };
  proxy.decide = (_seen, bytes) => {
    const name = bytes >= largeFrom ? "large" : "small";
    if (left[name].length === 0) left[name] = shuffled(piles[name], draw);
    if (outFor > 0) {
      outFor -= 1;
      failed(left[name]);
      return { type: "refuse at once", status: 503 };
    }
    const card = left[name].pop();
    if (card === "outage") outFor = draw.whole(outage.least, outage.most) - 1;
    return actOf(card, bytes, draw);
  };
}

function shuffled(pile: Partial<Record<Failure | "passes", number>>, draw: Draw) {
  const cards = Object.entries(pile).flatMap(([card, count]) =>
    Array.from({ length: count }, () => card as Failure | "passes"),
  );
  return draw.some(cards, cards.length);
}

function actOf(card: Failure | "passes" | undefined, bytes: number, draw: Draw): Act | undefined {
  switch (card) {
    case "cut":
      return { type: "cut request", at: draw.whole(1, bytes - 1) };
    case "vanished":
      return { type: "vanish" };
    case "answer lost":
      return { type: "lose" };
    case "answer cut":
      return { type: "cut answer", at: draw.whole(1, 200) };
    case "503 at once":
      return { type: "refuse at once", status: 503 };
    case "outage":
      return { type: "refuse midway", status: 503, at: draw.whole(0, bytes) };
    default:
      return undefined;
  }
}
