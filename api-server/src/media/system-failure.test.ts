import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { twoFields } from "./fixtures/pictures.ts";
import { systemFailureOf } from "./system-failure.ts";

const thrownBy = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => undefined,
    (error: unknown) => error,
  );

it("finds the system's own errors", async () => {
  const folder = await mkdtemp(join(tmpdir(), "system-failure-"));
  const error = await thrownBy(() => open(join(folder, "missing"), "r"));
  expect(systemFailureOf(error)).toMatchObject({ code: "ENOENT" });
  await rm(folder, { recursive: true });
});

it("finds what the picture library says of a file that can't be written", async () => {
  const error = await thrownBy(() => twoFields().toFile("/proc/version/picture.jpg"));
  expect(systemFailureOf(error), String(error)).toBeDefined();
});

it.each([
  ["target.jpg: unable to write to target: No space left on device", "ENOSPC"],
  ["out of memory --- size == 120MB", "ENOMEM"],
  ["Array buffer allocation failed", "ENOMEM"],
])("reads the machine's trouble out of %s", (message, code) => {
  expect(systemFailureOf(new Error(message))).toEqual({ message, code });
});

it("leaves a file's own faults to the file", async () => {
  const broken = await thrownBy(() => sharp(Buffer.from("no picture at all")).toBuffer());
  expect(broken).toBeInstanceOf(Error);
  expect(systemFailureOf(broken)).toBeUndefined();
  const half = (await twoFields(400, 300).jpeg().toBuffer()).subarray(0, 900);
  expect(systemFailureOf(await thrownBy(() => sharp(half, { failOn: "error" }).toBuffer()))).toBeUndefined();
  expect(systemFailureOf(new RangeError("Invalid typed array length: -1"))).toBeUndefined();
  expect(systemFailureOf("thrown text")).toBeUndefined();
});
