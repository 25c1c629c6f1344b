import { Encrypter } from "age-encryption";
import { CommandRefused } from "../lib/command-refused.ts";

/** @throws CommandRefused when a text is no age public key */
export function assertPublicKeys(recipients: string[]): void {
  try {
    for (const one of recipients) new Encrypter().addRecipient(one);
  } catch (error) {
    throw new CommandRefused(
      "BACKUP_PUBLIC_KEY must be one or more age public keys (age1…), separated by commas. npm run backup -- --new-key FILE makes one.",
      { cause: error },
    );
  }
}
