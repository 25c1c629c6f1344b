import type { Draw } from "./random.ts";
import type { Act, Rule } from "../proxy/acts.ts";
import type { Kind } from "../proxy/seen.ts";

/** Requests that bring something to the server. */
const bringing: readonly Kind[] = ["create", "photo"];
const anyStep: readonly Kind[] = ["create", "photo", "begin", "piece", "offset"];

interface ConnectionFault {
  name: string;
  on: readonly (readonly Kind[])[];
  most: number;
  act: (draw: Draw) => Act;
}

const refusals = [401, 403, 404, 409, 413, 422, 429, 500, 503] as const;

/** Everything the connection, a gateway or a portal can do to a request. */
const catalogue: readonly ConnectionFault[] = [
  {
    name: "answer lost after the commit",
    on: [bringing, ["begin"], ["piece"]],
    most: 2,
    act: () => ({ type: "lose" }),
  },
  {
    name: "request cut at byte N",
    on: [bringing, ["piece"]],
    most: 3,
    act: (draw) => ({ type: "cut request", at: Math.round(draw.next() ** 3 * 500_000) }),
  },
  {
    name: "answer cut at byte N",
    on: [anyStep, ["receipts"], ["health"]],
    most: 2,
    act: (draw) => ({ type: "cut answer", at: draw.whole(0, 900) }),
  },
  ...refusals.map((status): ConnectionFault => ({
    name: `answered with ${status}`,
    on: status === 401 || status >= 429 ? [bringing, anyStep] : [["photo"], ["photo"], bringing],
    most: status >= 429 ? 3 : 1,
    act: () => ({ type: "refuse", status, ...(status === 429 && { retryAfter: 1 }) }),
  })),
  { name: "503 after the commit", on: [bringing], most: 2, act: () => ({ type: "replace", status: 503 }) },
  {
    name: "request delivered late",
    on: [bringing, ["piece"]],
    most: 1,
    act: () => ({ type: "deliver late" }),
  },
  {
    name: "captive portal's page",
    on: [anyStep, ["health", "receipts", ...anyStep], ["receipts"]],
    most: 4,
    act: (draw) => ({ type: "captive page", readable: draw.chance(0.5) }),
  },
];

/** Draws one thing that will go wrong on the connection. */
export function drawConnectionFault(draw: Draw): Rule {
  const fault = draw.oneOf(catalogue);
  return {
    name: fault.name,
    on: draw.oneOf(fault.on),
    skip: draw.oneOf([0, 0, 0, 0, 1]),
    times: draw.whole(1, fault.most),
    act: fault.act(draw),
  };
}

/** Whether the server's word is final and a person has to decide. */
export const isFinal = (status: number | undefined): status is number =>
  status !== undefined && [403, 404, 409, 413, 422].includes(status);
