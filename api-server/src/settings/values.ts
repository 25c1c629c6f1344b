/** A setting that can't be used; `message` is the one line the operator sees. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

/** The environment's variables. */
export type Env = Record<string, string | undefined>;

/** The value of a setting; `undefined` where it is empty. */
export function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

/** A whole number within bounds. @throws SettingError */
export function integer(env: Env, name: string, fallback: number, min: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max)) {
    throw new SettingError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

/** An http(s) address. @throws SettingError */
export function address(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new SettingError(`${name} must be an http(s) address, not "${value}".`);
  }
  return url;
}

/** An http(s) address without a slash at the end. @throws SettingError */
export function baseAddress(env: Env, name: string, fallback: string): string {
  return address(name, text(env, name) ?? fallback).href.replace(/(?<!\/)\/+$/, "");
}

/** One of several words; the first is meant when none is set. @throws SettingError */
export function oneOf<Word extends string>(env: Env, name: string, words: readonly [Word, ...Word[]]): Word {
  const wanted = text(env, name) ?? words[0];
  const word = words.find((one) => one === wanted);
  if (!word) throw new SettingError(`${name} must be one of ${words.join(", ")}, not "${wanted}".`);
  return word;
}

/** A switch: on, true, 1 or yes against off, false, 0 or no. @throws SettingError */
export function onOff(env: Env, name: string, fallback: boolean): boolean {
  const value = text(env, name);
  if (value === undefined) return fallback;
  if (/^(on|true|1|yes)$/i.test(value)) return true;
  if (/^(off|false|0|no)$/i.test(value)) return false;
  throw new SettingError(`${name} must be on or off, not "${value}".`);
}
