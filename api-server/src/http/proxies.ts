import { BlockList, isIPv6 } from "node:net";
import { namedNetworks } from "../settings/trusted-proxies.ts";

/** True for an address that one of these addresses or networks (`10.0.0.0/8`, `loopback`) covers. */
export function coveredBy(proxies: string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies.flatMap((one) => namedNetworks[one] ?? [one])) {
    const [network = "", bits] = proxy.split("/");
    const family = isIPv6(network) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(bits), family);
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
    return list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
  };
}
