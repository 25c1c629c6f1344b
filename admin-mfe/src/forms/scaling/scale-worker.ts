import { scaled } from "./scale.ts";

/** What comes back: the smaller picture, or nothing where the file should stay as it is. */
export interface Scaled {
  jpeg?: Blob;
}

/** Scales the one photo it is sent. Its end gives all memory back. */
self.addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  scaled(data).then(
    (jpeg) => self.postMessage({ jpeg } satisfies Scaled),
    () => self.postMessage({} satisfies Scaled),
  );
});
