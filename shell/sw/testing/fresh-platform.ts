import { beforeEach, vi } from "vitest";
import { fakePlatform, type Platform } from "./platform.ts";

/** Returns a platform that is empty before each test of the file. The object stays the same, so a file names it once. */
export function freshPlatform(origin?: string): Platform {
  const platform = fakePlatform(() => undefined, origin);
  beforeEach(() => {
    vi.unstubAllGlobals();
    Object.assign(platform, fakePlatform(vi.stubGlobal.bind(vi), origin));
  });
  return platform;
}
