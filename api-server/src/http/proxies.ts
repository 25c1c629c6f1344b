import { BlockList, isIPv6 } from "node:net";

/** True for an address that one of these addresses or networks (`10.0.0.0/8`, `loopback`) covers. */
export function coveredBy(proxies: string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies.flatMap((one) => named[one] ?? [one])) {
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

/** The names that `TRUST_PROXY` takes beside addresses, as the framework knows them. */
const named: Record<string, string[]> = {
  loopback: ["127.0.0.1/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};
