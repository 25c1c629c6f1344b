import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { startFakeS3, type FakeS3 } from "../../testing/fake-s3.ts";
import { bucketAt, type Bucket } from "../../sites/s3-bucket.ts";
import { withS3Lock } from "../../sites/s3-lock.ts";

let s3: FakeS3;
afterEach(() => s3.close());

const bucket = () => bucketAt(`s3://${s3.bucket}`, s3.env);

/** A waiter that is held up after it saw the lock, until `goOn` resolves. */
function heldUp(goOn: Promise<unknown>): Bucket {
  const { name, send } = bucket();
  return {
    name,
    async send(method, ...rest) {
      if (method !== "GET") await goOn;
      return send(method, ...rest);
    },
  };
}

it.each(["known", "refused"] as const)(
  "of two that see the lock of a killed release one takes it over, where conditions are %s",
  async (conditions) => {
    s3 = await startFakeS3({ conditions });
    s3.objects.set(".lock", { bytes: Buffer.from("killed"), headers: {}, writtenAt: Date.now() - 120_000 });
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await pause(1_500);
      running -= 1;
    };
    let hasBegun = () => undefined as unknown;
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const first = withS3Lock(bucket(), () => {
      hasBegun();
      return work();
    });
    // Where the store knows no conditions, both have to write within the moment that a lock settles in.
    const second = withS3Lock(heldUp(conditions === "known" ? begun : pause(200)), work);
    await Promise.all([first, second]);
    expect(most).toBe(1);
  },
  15_000,
);
