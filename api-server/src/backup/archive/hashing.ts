import { createHash } from "node:crypto";
import { Transform } from "node:stream";

/** Returns a stream that passes bytes on as they are, and `hex`, the SHA-256 of those that went through. */
export function hashing() {
  const hash = createHash("sha256");
  const through = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      next(null, chunk);
    },
  });
  return { through, hex: () => hash.digest("hex") };
}
