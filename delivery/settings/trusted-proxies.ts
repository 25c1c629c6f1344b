import { BlockList, isIP, isIPv6 } from "node:net";
import { Fault } from "../lib/fault.ts";

/** The names that `TRUST_PROXY` takes beside addresses; the API knows the same. */
const named: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/**
 * Reads `TRUST_PROXY`, the addresses and networks of proxies whose `X-Forwarded-For` is believed, separated by commas.
 * Proxies on this machine are always among them.
 *
 * @throws Fault naming the entry that is wrong
 */
export function readTrustedProxies(given = ""): BlockList {
  const list = new BlockList();
  const entries = ["loopback", ...given.split(",").map((one) => one.trim())].filter(Boolean);
  for (const entry of entries.flatMap((one) => named[one] ?? [one])) {
    const [network = "", bits] = entry.split("/");
    const isRight = isIP(network) && (bits === undefined || /^\d+$/.test(bits));
    const prefix = Number(bits ?? (isIPv6(network) ? 128 : 32));
    if (!isRight || prefix > (isIPv6(network) ? 128 : 32))
      throw new Fault(
        `TRUST_PROXY: ${entry} should be an address, a network such as 10.0.0.0/8, or one of ${Object.keys(named).join(", ")}.`,
      );
    list.addSubnet(network, prefix, isIPv6(network) ? "ipv6" : "ipv4");
  }
  return list;
}
