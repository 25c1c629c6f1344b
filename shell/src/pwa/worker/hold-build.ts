import type { RemoteName } from "@ministry/contract";
import { postToWorker } from "./worker-channel.ts";

/**
 * Says that this page runs a build: the worker's collector leaves it alone until the page is gone (the browser lets
 * the lock go, however the page ends), and downloads the part's new builds on this device from now on.
 */
export function holdBuild(name: RemoteName, buildId: string): void {
  void navigator.locks?.request(
    `build:${name}:${buildId}`,
    { mode: "shared" },
    () => new Promise(() => undefined),
  );
  void postToWorker({ type: "part-opened", part: name });
}
