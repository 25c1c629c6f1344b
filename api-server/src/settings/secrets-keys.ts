import { type SecretsKeys } from "../secrets/secrets.ts";
import { type Env, SettingError, text } from "./values.ts";

/** 32 bytes in base64 or hexadecimal, as `openssl rand` prints them. */
function secretsKey(env: Env, name: string): Buffer | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const key = Buffer.from(value, /^[0-9a-f]{64}$/i.test(value) ? "hex" : "base64");
  if (key.length !== 32) {
    throw new SettingError(
      `${name} must be 32 random bytes in base64. Make one with: openssl rand -base64 32`,
    );
  }
  return key;
}

/** Reads `SECRETS_KEY` and `SECRETS_KEY_PREVIOUS`. @throws SettingError */
export function readSecretsKeys(env: Env): SecretsKeys | undefined {
  const [current, previous] = [secretsKey(env, "SECRETS_KEY"), secretsKey(env, "SECRETS_KEY_PREVIOUS")];
  if (!current && previous) throw new SettingError("SECRETS_KEY_PREVIOUS needs SECRETS_KEY: the new key.");
  return current && { current, previous };
}
