import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { readTrustedProxies } from "../settings/trusted-proxies.ts";
import { visitorAddress } from "./visitor-address.ts";

const addressOf = (peer: string, forwarded?: string, trusted?: string) =>
  visitorAddress(
    {
      socket: { remoteAddress: peer },
      headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    } as unknown as IncomingMessage,
    readTrustedProxies(trusted),
  );

it.each([
  ["a visitor's own", "192.0.2.1", undefined, undefined, "192.0.2.1"],
  ["what a visitor writes of another", "192.0.2.1", "192.0.2.9", undefined, "192.0.2.1"],
  ["what a proxy on this machine says", "::ffff:127.0.0.1", "192.0.2.1", undefined, "192.0.2.1"],
  ["what a visitor writes before it", "127.0.0.1", "192.0.2.9, 192.0.2.1", undefined, "192.0.2.1"],
  ["what another proxy says", "172.18.0.5", "192.0.2.1", undefined, "172.18.0.5"],
  ["what a proxy says that is trusted", "172.18.0.5", "192.0.2.1", "uniquelocal", "192.0.2.1"],
  ["the address before two proxies", "10.0.0.2", "192.0.2.9, 192.0.2.1, 10.0.0.1", "10.0.0.0/8", "192.0.2.1"],
  ["what is no address as it is", "127.0.0.1", "192.0.2.9, unknown", undefined, "unknown"],
  ["a proxy's own requests", "127.0.0.1", undefined, undefined, "127.0.0.1"],
  ["one of a household's many", "2001:db8:1:2:3:4:5:6", undefined, undefined, "2001:db8:1:2::/64"],
  ["a short one", "2001:db8::1", undefined, undefined, "2001:db8:0:0::/64"],
])("limits count %s", (_what, peer, forwarded, trusted, address) => {
  expect(addressOf(peer, forwarded, trusted)).toBe(address);
});

it.each(["proxy.example", "10.0.0.0/33", "10.0.0.0/x"])("TRUST_PROXY=%s is refused", (given) => {
  expect(() => readTrustedProxies(given)).toThrow(`TRUST_PROXY: ${given} should be`);
});
