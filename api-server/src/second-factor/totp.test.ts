import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { findCode, newTotpSecret, totpUri } from "./totp.ts";

const secret = newTotpSecret();
const now = new Date("2026-11-23T08:00:10Z");
const step = Math.floor(now.getTime() / 30_000);
const codeAt = (ms: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });
const codeAway = (seconds: number) => codeAt(now.getTime() + seconds * 1000);

describe("a code of the app", () => {
  it.each([
    [-30, step - 1],
    [0, step],
    [30, step + 1],
  ])("%i seconds away counts, with its step", async (seconds, found) => {
    expect(await findCode(secret, codeAway(seconds), now)).toEqual({ step: found });
  });

  it.each([90, -90, 3600, -2 * 86_400, 2.9 * 86_400])(
    "of a clock %i seconds away is distinguished from a mistyped one",
    async (seconds) => {
      expect(await findCode(secret, codeAway(seconds), now)).toBe("drift");
    },
  );

  it("of another secret is none", async () => {
    const other = newTotpSecret();
    const code = codeAway(0);
    // One in sixty codes fits some time within three days; this one is told apart from those by its step alone.
    expect(await findCode(other, code, now)).not.toEqual({ step });
  });

  it("is in the address that an app reads, with the account's name", () => {
    const uri = totpUri(secret, "hodan@ministry.example");
    expect(uri).toMatch(/^otpauth:\/\/totp\/Ministry%20portal:hodan%40ministry\.example\?/);
    expect(uri).toContain(`secret=${secret}`);
  });
});
