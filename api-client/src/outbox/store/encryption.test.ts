import { describe, expect, it } from "vitest";
import { bytesOf, openStore, photoItem, queueKey } from "../testing/photo-store.ts";

describe("what the device stores", () => {
  it("writes nothing readable: neither words nor files nor the key", async () => {
    const { store, raw } = await openStore();
    await store.add("ada", [photoItem(new Blob(["the secret picture"]))]);
    const db = await raw();
    const everything = JSON.stringify(
      [await db.getAll("items"), await db.getAll("pieces"), await db.getAll("keys")],
      (_, value: unknown) =>
        value instanceof ArrayBuffer || value instanceof Uint8Array
          ? Buffer.from(value instanceof ArrayBuffer ? new Uint8Array(value) : value).toString("latin1")
          : value,
    );
    for (const word of ["secret", "borehole", "Borehole", "deep", "WaterProject"]) {
      expect(everything).not.toContain(word);
    }
    expect((await db.getAll("keys"))[0]?.key?.extractable).toBe(false);
    db.close();
  });

  it("is closed to everybody after the key was dropped, and open again after the next sign-in", async () => {
    const { store } = await openStore();
    const [id = ""] = await store.add("ada", [photoItem(new Blob(["1"]))]);
    await store.keys.lock();
    await expect(store.open(id)).rejects.toMatchObject({ kind: "locked" });
    expect(await store.heads("ada")).toHaveLength(1);
    await store.keys.unlock("ada", queueKey);
    expect((await store.open(id)).contents.label).toBe("Photo of the borehole");
  });

  it("keeps a key that was made here, since no sign-in could bring it back", async () => {
    const { store } = await openStore();
    const [id = ""] = await store.add("bo", [photoItem(new Blob(["1"]))]);
    await store.keys.lock();
    expect((await store.open(id)).contents.label).toBe("Photo of the borehole");
  });

  it("tells a damaged piece instead of handing out wrong bytes", async () => {
    const { store, raw } = await openStore();
    const [id = ""] = await store.add("ada", [photoItem(new Blob([bytesOf(300_000)]))]);
    const [file] = (await store.open(id)).contents.request.form?.files ?? [];
    const db = await raw();
    const piece = (await db.getAll("pieces"))[1]!;
    const damaged = new Uint8Array(piece.sealed.bytes.slice(0));
    damaged[5] = (damaged[5] ?? 0) ^ 1;
    await db.put("pieces", { ...piece, sealed: { ...piece.sealed, bytes: damaged.buffer } });
    db.close();
    await expect(store.readFile("ada", file!)).rejects.toMatchObject({ kind: "damaged" });
  });

  it("tells pieces that were swapped", async () => {
    const { store, raw } = await openStore();
    const [id = ""] = await store.add("ada", [photoItem(new Blob([bytesOf(300_000)]))]);
    const [file] = (await store.open(id)).contents.request.form?.files ?? [];
    const db = await raw();
    const [first, second] = await db.getAll("pieces");
    await db.put("pieces", { ...first!, sealed: second!.sealed });
    db.close();
    await expect(store.readFile("ada", file!)).rejects.toMatchObject({ kind: "damaged" });
  });
});
