import type { Act, Kind, Proxy } from "../../faults/proxy.ts";
import { drawFrom } from "../../faults/random.ts";

const kinds: Kind[] = ["begin", "piece", "photo", "offset", "receipts", "health"];
const seed = 4;
/** More requests than a run of the bench makes. */
const most = 2_000;

/** Makes a share of all requests fail, in the ways a bad line has, the same ones every time. */
export function armFailures(proxy: Proxy, share: number): void {
  const draw = drawFrom(seed);
  let passing = 0;
  for (let request = 0; request < most; request += 1) {
    if (!draw.chance(share)) {
      passing += 1;
      continue;
    }
    // `skip` counts those that this rule has seen go by: the ones that failed were taken by the rules before it.
    proxy.arm({ name: "bench", on: kinds, skip: passing, times: 1, act: oneWay(draw) });
  }
}

function oneWay({ oneOf, whole }: ReturnType<typeof drawFrom>): Act {
  return oneOf<Act>([
    { type: "refuse", status: 503 },
    { type: "lose" },
    { type: "cut request", at: whole(0, 500_000) },
    { type: "cut answer", at: whole(0, 200) },
  ]);
}
