import type { IncomingMessage } from "node:http";
import { isIP, isIPv6, type BlockList } from "node:net";

/**
 * Returns the key by which limits count a visitor: an IPv4 address, or the first 64 bits of an IPv6 address, since every
 * household has a whole /64 of them. Proxies name the visitor's address last; anybody else could write what they like.
 *
 * @param proxies addresses whose `X-Forwarded-For` is believed
 */
export function visitorAddress({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "").split(",");
  const chain = [...forwarded, socket.remoteAddress ?? ""].map(plain).filter(Boolean);
  const visitor = chain.findLast((address) => !covers(proxies, address)) ?? chain[0] ?? "";
  return networkOf(visitor);
}

/** An address without its zone; `::ffff:192.0.2.1` is the IPv4 address. */
const plain = (address: string): string =>
  address
    .trim()
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/i, "");

const covers = (proxies: BlockList, address: string): boolean =>
  isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");

function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL standard writes an address in one way: its longest run of zeros as `::`.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const groups = (text = "") => text.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(missing).fill("0"), ...groups(tail)];
  return `${all.slice(0, 4).join(":")}::/64`;
}
