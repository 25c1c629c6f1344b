import { isIP } from "node:net";
import { type Env, SettingError, text } from "./values.ts";

/** The names that `TRUST_PROXY` takes beside addresses, as the framework knows them. */
export const namedNetworks: Record<string, string[]> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

function isNetwork(proxy: string): boolean {
  const [, address = "", bits = "0"] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(proxy) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128);
}

/** Reads `TRUST_PROXY`: addresses, networks or their names. @throws SettingError */
export function readTrustedProxies(env: Env): string[] {
  const proxies = (text(env, "TRUST_PROXY") ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const wrong = proxies.find((one) => !Object.hasOwn(namedNetworks, one) && !isNetwork(one));
  if (wrong !== undefined)
    throw new SettingError(
      `TRUST_PROXY must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, or ${Object.keys(namedNetworks).join(", ")}, not "${wrong}".`,
    );
  return proxies;
}
