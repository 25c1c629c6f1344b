import { Fault } from "./fault.ts";

/**
 * Reads a switch by the words that the API takes too.
 *
 * @param otherwise for a variable that is unset or blank
 * @throws Fault naming the setting for any other word
 */
export function onOff(env: NodeJS.ProcessEnv, name: string, otherwise: boolean): boolean {
  const given = env[name]?.trim();
  if (!given) return otherwise;
  if (/^(on|true|1|yes)$/i.test(given)) return true;
  if (/^(off|false|0|no)$/i.test(given)) return false;
  throw new Fault(`${name}=${given}: should be "on" or "off".`);
}
