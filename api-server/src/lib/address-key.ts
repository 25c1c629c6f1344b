import { isIPv6 } from "node:net";

/**
 * What stands for one sender in a limit: an IPv4 address, or the first 64 bits of an IPv6 address, since every
 * household and every rented server commands a whole /64 of them. `::ffff:192.0.2.1` is the IPv4 address.
 */
export function addressKey(address: string): string {
  const plain = address.split("%")[0] ?? "";
  if (!isIPv6(plain)) return address;
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = plain.split("::");
  const groups = (part: string | undefined) => (part ? part.split(":") : []);
  const before = groups(head);
  const missing = tail === undefined ? 0 : 8 - before.length - groups(tail).length;
  const all = [...before, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
