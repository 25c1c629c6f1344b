import { expect, it } from "vitest";
import { cpuTimeOf } from "./cpu-time.ts";
import { lateOutcome } from "./work-outcome.ts";

it("a file that kept the processor busy until its time was up is refused, each kind in its words", () => {
  expect(lateOutcome("intake", 45_000, [1_000, 44_000])).toMatchObject({
    statusCode: 422,
    reason: "took-too-long",
  });
  const document = lateOutcome("document", 30_000, [0, 29_000]);
  expect(document).toMatchObject({ statusCode: 422, reason: "took-too-long" });
  expect(document.message).toContain("document");
});

it("a file whose process hardly came to work is not to blame", () => {
  expect(lateOutcome("intake", 45_000, [1_000, 9_000])).toMatchObject({ name: "Problem", statusCode: 503 });
});

it("where processor time is not known the file is refused", () => {
  expect(lateOutcome("intake", 45_000, [undefined, undefined])).toMatchObject({ statusCode: 422 });
});

it.runIf(process.platform === "linux")("processor time counts work and not waiting", async () => {
  const before = (await cpuTimeOf(process.pid)) ?? 0;
  // A clock on the wall would count the other programs of a busy machine too.
  const used = process.cpuUsage();
  while (process.cpuUsage(used).user < 60_000) Math.hypot(3, 4);
  const after = (await cpuTimeOf(process.pid)) ?? 0;
  expect(after - before).toBeGreaterThan(20);
  expect(await cpuTimeOf(2 ** 30)).toBeUndefined();
});
