import { afterAll, describe, expect, it } from "vitest";
import { newKey } from "../../../api-server/src/storage/keys.ts";
import { objectStoreSuite } from "../../../api-server/src/storage/object-store.suite.ts";
import { openS3Store } from "../../../api-server/src/storage/s3-store.ts";
import { startObjectStorage } from "./object-storage.ts";

const storage = await startObjectStorage();

if ("skipped" in storage) {
  console.warn(`SKIPPED: S3-compatible storage was not tested: ${storage.skipped}`);
  describe.skip(`S3-compatible storage (${storage.skipped})`, () => it("is not here", () => undefined));
} else {
  const { endpoint, bucket, region, accessKey: accessKeyId, secretKey: secretAccessKey } = storage;
  const settings = { endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle: true };
  afterAll(() => storage.stop());

  objectStoreSuite("S3-compatible storage", async () => openS3Store(settings));

  describe("S3-compatible storage that says no", () => {
    it("refuses a wrong secret, and the store says so", async () => {
      const store = openS3Store({ ...settings, secretAccessKey: "wrong" });
      await expect(store.check()).rejects.toThrow("403");
      await expect(
        store.put(newKey("txt"), { data: Buffer.from("x") }, { contentType: "text/plain" }),
      ).rejects.toThrow("403");
      await store.close();
    });

    it("is not ready without its bucket", async () => {
      const store = openS3Store({ ...settings, bucket: "nowhere" });
      await expect(store.check()).rejects.toThrow("404");
      await store.close();
    });

    it("is not ready when nobody answers", async () => {
      const store = openS3Store({ ...settings, endpoint: "http://127.0.0.1:9" });
      await expect(store.check()).rejects.toThrow();
      await store.close();
    });
  });
}
