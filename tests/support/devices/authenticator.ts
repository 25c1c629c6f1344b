import { Secret, TOTP } from "otpauth";

/** An authenticator app on a phone, which never shows a code twice: a code counts once. */
export class Authenticator {
  private readonly app: TOTP;
  private lastStep = 0;

  /** @param clockMs how far the phone's clock is ahead */
  constructor(
    secret: string,
    private readonly clockMs = 0,
  ) {
    this.app = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** The code of the present step, or of the next one where that was shown before: the server takes both. */
  code(): string {
    const now = Date.now() + this.clockMs;
    this.lastStep = Math.max(this.lastStep + 1, Math.floor(now / 30_000));
    return this.app.generate({ timestamp: this.lastStep * 30_000 });
  }
}
