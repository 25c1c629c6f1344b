import { createHmac, timingSafeEqual } from "node:crypto";

/** A pass is good for so long: a page with deleted photos may stay open for a while. */
const goodForMs = 3_600_000;

/** Passes that show files of deleted records to whoever may see the trash: an image element can't send a token. */
export function filePasses(secret: string, now: () => number = Date.now) {
  /** An image and its smaller copies share their first 24 characters. */
  const signature = (key: string, until: string) =>
    createHmac("sha256", secret)
      .update(`${key.slice(0, 24)} ${until}`)
      .digest("base64url");
  return {
    make(key: string): string {
      const until = Math.floor((now() + goodForMs) / 1000).toString(36);
      return `${until}.${signature(key, until)}`;
    },
    isGood(key: string, pass: string): boolean {
      const [until = "", given = ""] = pass.split(".");
      if (!/^[0-9a-z]{1,10}$/.test(until) || Number.parseInt(until, 36) * 1000 < now()) return false;
      const [wanted, found] = [Buffer.from(signature(key, until)), Buffer.from(given)];
      return wanted.length === found.length && timingSafeEqual(wanted, found);
    },
  };
}
