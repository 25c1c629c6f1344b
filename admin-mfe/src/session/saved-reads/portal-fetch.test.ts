import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copyId, mostCopies, readCopy, removeCopiesOf, saveCopy } from "./copies.ts";
import { recordOfflineProject } from "./offline-projects.ts";
import { portalFetch } from "./portal-fetch.ts";

const apiBase = "http://api.test";
const list = `${apiBase}/readProjectWater/waterProject`;
const offline = new TypeError("Failed to fetch");
const session = { headers: { Authorization: "Bearer t" } };
let who = "ada";
const read = portalFetch({ apiBase, owner: () => who });

/** A connection that may be cut, and a worker that may hold a visitor's answer. */
function device({ online = false, publicCopy = false, projects = ["a"] } = {}) {
  const fetcher = vi.fn(async (_url: string, init: RequestInit = {}) => {
    const isVisitor = !new Headers(init.headers).has("Authorization");
    if (online) return Response.json(projects);
    if (isVisitor && publicCopy) return Response.json(["public"]);
    throw offline;
  });
  vi.stubGlobal("fetch", fetcher);
  return fetcher;
}

beforeEach(() => (who = "ada"));
afterEach(async () => {
  vi.unstubAllGlobals();
  await removeCopiesOf("ada");
});

async function readOnline(projects: string[], url = list): Promise<void> {
  device({ online: true, projects });
  await read(url, session);
  await expect.poll(async () => (await readCopy(who, url))?.text).toBe(JSON.stringify(projects));
}

describe("a read of the portal", () => {
  it("is answered offline with what the officer read last, not with the visitor's older copy", async () => {
    await readOnline(["a", "b", "c"]);
    device({ publicCopy: true });
    expect(await (await read(list, session)).json()).toEqual(["a", "b", "c"]);
  });

  it("has its own copy for each page of a list", async () => {
    await readOnline(["1"], `${apiBase}/readProjectEvent/Event?page=1&limit=50`);
    await readOnline(["2"], `${apiBase}/readProjectEvent/Event?page=2&limit=50`);
    device();
    const page = await read(`${apiBase}/readProjectEvent/Event?page=1&limit=50`, session);
    expect(await page.json()).toEqual(["1"]);
  });

  it("falls back on the visitor's copy, and fails as it did where there is none", async () => {
    device({ publicCopy: true });
    expect(await (await read(list, session)).json()).toEqual(["public"]);
    device();
    await expect(read(list, session)).rejects.toBe(offline);
  });

  it("shows another officer nothing of it", async () => {
    await readOnline(["secret"]);
    who = "bo";
    device();
    await expect(read(list, session)).rejects.toBe(offline);
  });

  it("is not repeated after it was given up, and a write never is", async () => {
    const fetcher = device({ publicCopy: true });
    await expect(read(list, { ...session, signal: AbortSignal.abort() })).rejects.toBe(offline);
    await expect(read(list, { ...session, method: "POST" })).rejects.toBe(offline);
    expect(fetcher).toHaveBeenCalledTimes(2);
  });

  it.each(["/backups", "/trash", "/trash?limit=1"])("asks for %s each time", async (path) => {
    device({ online: true });
    await read(`${apiBase}${path}`, session);
    // A copy is stored beside the screen.
    await new Promise((resolve) => setTimeout(resolve, 100));
    device();
    await expect(read(`${apiBase}${path}`, session)).rejects.toBe(offline);
  });

  it("stores no refusal and nothing of who did what", async () => {
    vi.stubGlobal("fetch", async (url: string) =>
      Response.json({ url }, { status: url.endsWith("/audit") ? 200 : 404 }),
    );
    await read(`${apiBase}/audit`, session);
    await read(list, session);
    device();
    await expect(read(`${apiBase}/audit`, session)).rejects.toBe(offline);
    await expect(read(list, session)).rejects.toBe(offline);
  });
});

it("leaves the copies of a project that is read again with a failing connection where they are", async () => {
  const url = (at: number) => `${apiBase}/read/${at}`;
  const entry = { sector: "water", projectId: "p", title: "P", takenAt: 1, pictures: [] } as const;
  await saveCopy("ada", url(0), "record");
  await recordOfflineProject("ada", { ...entry, pictures: [] }, [await copyId("ada", url(0))]);
  await recordOfflineProject("ada", { ...entry, pictures: [] }, []);
  for (let at = 1; at <= mostCopies + 2; at++) await saveCopy("ada", url(at), `copy ${at}`);
  expect((await readCopy("ada", url(0)))?.text).toBe("record");
});

it("evicts the oldest copies, but none of a project that is saved for offline use", async () => {
  const url = (at: number) => `${apiBase}/read/${at}`;
  await saveCopy("ada", url(0), "saved project");
  await recordOfflineProject(
    "ada",
    { sector: "water", projectId: "p", title: "P", takenAt: 1, pictures: [] },
    [await copyId("ada", url(0))],
  );
  for (let at = 1; at <= mostCopies + 2; at++) await saveCopy("ada", url(at), `copy ${at}`);
  expect((await readCopy("ada", url(0)))?.text).toBe("saved project");
  expect(await readCopy("ada", url(1))).toBeUndefined();
  expect((await readCopy("ada", url(mostCopies + 2)))?.text).toBe(`copy ${mostCopies + 2}`);
});
