// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { maxImageBytes } from "@ministry/api-client";
import { fitScaled } from "./fit-scaled.ts";
import { originalSize } from "../rules/original-size.ts";
import { asSent, giveUp, prepare, preparations, valuesAsSent } from "./prepare.ts";
import { fitted } from "./scale.ts";

/** Stands in for the browser's worker; what comes back is up to the test. */
class PlayedWorker extends EventTarget {
  static all: PlayedWorker[] = [];
  got?: Blob;
  ended = false;
  constructor() {
    super();
    PlayedWorker.all.push(this);
  }
  postMessage(file: Blob) {
    this.got = file;
  }
  terminate() {
    this.ended = true;
  }
  answer(jpeg?: Blob, decodeFailure?: string) {
    this.dispatchEvent(new MessageEvent("message", { data: { jpeg, decodeFailure } }));
  }
}

const photo = (name = "well.heic", bytes = 50_000) =>
  new File(["x".repeat(bytes)], name, { type: "image/heic", lastModified: 7 });
const jpeg = new Blob(["small"], { type: "image/jpeg" });
const started = (count: number) => expect.poll(() => PlayedWorker.all).toHaveLength(count);

beforeEach(() => {
  PlayedWorker.all = [];
  vi.stubGlobal("Worker", PlayedWorker);
});
afterEach(() => {
  originalSize.set(false);
  vi.unstubAllGlobals();
});

describe("photos on their way to being sent", () => {
  it("keep their shape and have at most 2048 pixels on the long side", () => {
    expect(fitted(4000, 3000)).toEqual({ width: 2048, height: 1536 });
    expect(fitted(1000, 4000)).toEqual({ width: 512, height: 2048 });
    expect(fitted(2048, 900)).toEqual({ width: 2048, height: 900 });
    expect(fitted(9000, 1)).toEqual({ width: 2048, height: 1 });
  });

  it("are scaled one after the other, and a form waits for them", async () => {
    const [first, second] = [photo("first.heic"), photo("second.jpg")];
    void prepare(first);
    void prepare(second);
    await started(1);
    expect(preparations.of(first)).toEqual({ state: "working" });
    expect(preparations.of(second)).toEqual({ state: "waiting" });
    const sent = valuesAsSent({ title: "Well", cover: first, photos: [second] });
    PlayedWorker.all[0]?.answer(jpeg);
    await started(2);
    expect(PlayedWorker.all[0]?.ended).toBe(true);
    PlayedWorker.all[1]?.answer(jpeg);
    const { title, cover, photos } = await sent;
    expect([title, cover.name, cover.type, cover.size]).toEqual(["Well", "first.jpg", "image/jpeg", 5]);
    expect(photos.map(({ name, lastModified }) => [name, lastModified])).toEqual([["second.jpg", 7]]);
    expect(preparations.of(first)).toEqual({ state: "ready", file: cover });
  });

  it("go as they are where the browser can't decode them, and other files always do", async () => {
    const [heic, report] = [photo(), new File(["%PDF"], "report.pdf")];
    void prepare(heic);
    await started(1);
    PlayedWorker.all[0]?.answer(undefined, "undecoded");
    expect(await asSent(heic)).toBe(heic);
    expect(preparations.of(heic)).toEqual({ state: "ready", file: heic, undecoded: true });
    expect(await asSent(report)).toBe(report);
  });

  it("are refused by name when they are damaged, also where originals are sent", async () => {
    for (const original of [false, true]) {
      originalSize.set(original);
      const damaged = photo("damaged.jpg");
      void prepare(damaged);
      await started(PlayedWorker.all.length + 1);
      const sent = asSent(damaged);
      PlayedWorker.all.at(-1)?.answer(undefined, "unreadable");
      await expect(sent).rejects.toThrow("damaged.jpg cannot be read as a picture.");
      expect(preparations.of(damaged)).toEqual({ state: "refused", reason: "unreadable" });
    }
  });

  it("A-162 are measured against the limit after they are scaled down, and never sent beyond it", async () => {
    originalSize.set(true);
    const [fits, stays] = [photo("fits.jpg"), photo("stays.jpg")];
    for (const file of [fits, stays]) Object.defineProperty(file, "size", { value: maxImageBytes + 1 });
    const choice = fitScaled([fits, stays]);
    await started(1);
    PlayedWorker.all[0]?.answer(jpeg);
    await started(2);
    PlayedWorker.all[1]?.answer(undefined, "undecoded");
    expect(await choice).toEqual([fits]);
    expect((await asSent(fits)).size).toBe(5);
  });

  it("go as they are where there is neither worker nor canvas", async () => {
    vi.stubGlobal("Worker", undefined);
    const given = photo();
    void prepare(given);
    expect(await asSent(given)).toBe(given);
  });

  it("are not scaled any further once they are taken out", async () => {
    const [out, stays] = [photo("out.jpg"), photo("stays.jpg")];
    void prepare(out);
    void prepare(stays);
    await started(1);
    giveUp(out);
    await started(2);
    expect(PlayedWorker.all[0]?.ended).toBe(true);
    expect(PlayedWorker.all[1]?.got).toBe(stays);
    PlayedWorker.all[1]?.answer();
    await asSent(stays);
  });

  it("stay in their original size when that was chosen, which the device remembers and can be taken back", async () => {
    originalSize.set(true);
    expect(localStorage.getItem("photos-in-original-size")).toBe("yes");
    const given = photo();
    void prepare(given);
    await started(1);
    PlayedWorker.all[0]?.answer(jpeg);
    expect(await asSent(given)).toBe(given);
    originalSize.set(false);
    expect((await asSent(given)).size).toBe(5);
  });
});
