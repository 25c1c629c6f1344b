import { type FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { isStillCurrent } from "./if-match.ts";

const version = "2026-03-01T08:15:00.000Z";
const isCurrent = (asked: string | undefined) =>
  isStillCurrent({ headers: { "if-match": asked } } as FastifyRequest, new Date(version));

it.each([undefined, "*", `"${version}"`, `"2026-01-01T00:00:00.000Z", "${version}"`])(
  "%j is met",
  (asked) => {
    expect(isCurrent(asked)).toBe(true);
  },
);

it.each(['"2026-01-01T00:00:00.000Z"', "", `W/"${version}"`, `W/"x", W/"${version}"`])(
  "%j is not met: another version, or a weak tag, which never matches",
  (asked) => {
    expect(isCurrent(asked)).toBe(false);
  },
);
