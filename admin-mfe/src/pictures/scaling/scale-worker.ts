import { scaled } from "./scale.ts";

/** Scales the one photo it is sent. Its end gives all memory back. */
self.addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void scaled(data).then((result) => self.postMessage(result));
});
