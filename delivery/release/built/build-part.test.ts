import { beforeEach, expect, test, vi } from "vitest";
import { withBuildLock } from "./build-lock.ts";
import { buildParts } from "./build-part.ts";
import { isUpToDate, whenChanged } from "./when-changed.ts";

vi.mock(import("./when-changed.ts"), () => ({ isUpToDate: vi.fn(), whenChanged: vi.fn() }));
vi.mock(import("./inputs.ts"), async (original) => ({
  ...(await original()),
  readInputs: () => Promise.resolve(new Map<string, Buffer>()),
}));
vi.mock(import("./build-lock.ts"), () => ({ withBuildLock: vi.fn((work) => work()) }));

beforeEach(() => vi.clearAllMocks());

test("where everything is built no lock is taken: the checkout may belong to another user", async () => {
  vi.mocked(isUpToDate).mockResolvedValue(true);
  expect(await buildParts(["shell", "api-server"])).toEqual([]);
  expect(withBuildLock).not.toHaveBeenCalled();
});

test("what changed is built under the lock", async () => {
  vi.mocked(isUpToDate).mockImplementation((outDir) => Promise.resolve(outDir.includes("shell")));
  vi.mocked(whenChanged).mockImplementation((outDir) => Promise.resolve(!outDir.includes("shell")));
  expect(await buildParts(["shell", "api-server"])).toEqual(["api-server"]);
  expect(withBuildLock).toHaveBeenCalledOnce();
});
