import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { bucketAt } from "./s3-bucket.ts";

it("waits for an answer as long as the bytes need on a slow connection, and no longer for one without", async () => {
  const store = createServer((request, response) => {
    request.resume();
    setTimeout(() => response.end(), 400);
  });
  await new Promise<void>((resolve) => store.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  const env = { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  try {
    const bucket = bucketAt("s3://releases", env, 100);
    const answer = await bucket.send("PUT", "bundle.cjs", { body: new Uint8Array(1_000_000) });
    expect(answer.status).toBe(200);
    await expect(bucket.send("GET", "bundle.cjs")).rejects.toThrow("does not answer");
  } finally {
    store.closeAllConnections();
    store.close();
  }
});
