import ipaddr from "ipaddr.js";
import { readAddress } from "./ip-address.ts";

const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/**
 * Whether an address is on the public internet, so that a request to it cannot reach this host or its network: not
 * loopback, private, link-local (cloud metadata), carrier-grade NAT, multicast, reserved, documentation or
 * benchmarking, nor an IPv6 form that wraps an IPv4 address (6to4, Teredo, NAT64). A malformed address is not public.
 * Callers must connect to the address that they checked, and not resolve the name again.
 */
export function isPublicAddress(text: string): boolean {
  const address = readAddress(text);
  if (address?.range() !== "unicast") return false;
  // ipaddr.js returns unicast for every range that it does not know; IANA has assigned only 2000::/3.
  return address.kind() === "ipv4" || (address as ipaddr.IPv6).match(globalUnicast);
}
