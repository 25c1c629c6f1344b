import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { acceptDelta } from "@ministry/contract";
import { afterEach, expect, test, vi } from "vitest";
import { readyAnswers } from "./ready-answers.ts";
import type { Prepared } from "./respond.ts";

const prepared: Prepared = {
  status: 200,
  etag: '"one"',
  headers: ["etag", '"one"'],
  ofBody: ["content-length", "4"],
  bytes: Buffer.from("page"),
};

function exchange(url: string, headers: Record<string, string> = {}, method = "GET") {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers, method });
  return { request, response: new ServerResponse(request) };
}

/** The status of what is sent for a request; `undefined` where nothing is held for it. */
function statusFor(answers: ReturnType<typeof readyAnswers>, asked: ReturnType<typeof exchange>) {
  return answers.send(asked.request, asked.response) ? asked.response.statusCode : undefined;
}

function holding(asked: ReturnType<typeof exchange>) {
  const answers = readyAnswers(250);
  answers.store(asked.request, prepared);
  return answers;
}

afterEach(() => vi.useRealTimers());

test("who asks for the same in the same way gets the answer that is held", () => {
  const answers = holding(exchange("/water", { "accept-encoding": "br" }));
  expect(statusFor(answers, exchange("/water", { "accept-encoding": "br" }))).toBe(200);
  expect(statusFor(answers, exchange("/water", { "accept-encoding": "br", "if-none-match": '"one"' }))).toBe(
    304,
  );
});

test.each([
  ["another address", "/energy", {}],
  ["something behind the ?", "/water?q=well", {}],
  ["another compression", "/water", { "accept-encoding": "gzip" }],
  ["low data by cookie", "/water", { cookie: "low-data=on" }],
  ["low data by the browser", "/water", { "save-data": "on" }],
  ["what differs from a version", "/water", { accept: acceptDelta("abc") }],
])("who asks for %s does not", (_what, url, headers) => {
  expect(statusFor(holding(exchange("/water")), exchange(url, headers))).toBeUndefined();
});

test("what is for its sender alone is not held", () => {
  for (const asked of [
    exchange("/water?q=well"),
    exchange("/water", { accept: acceptDelta("abc") }),
    exchange("/water", {}, "POST"),
  ])
    expect(statusFor(holding(asked), asked)).toBeUndefined();
});

test("an answer is held for its time and no longer", () => {
  vi.useFakeTimers();
  const answers = holding(exchange("/water"));
  vi.advanceTimersByTime(249);
  expect(statusFor(answers, exchange("/water"))).toBe(200);
  vi.advanceTimersByTime(1);
  expect(statusFor(answers, exchange("/water"))).toBeUndefined();
});
