import ipaddr from "ipaddr.js";
import { readAddress } from "./ip-address.ts";

const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/**
 * Whether an address is one of the public internet, so that a request to it cannot reach this host or its network:
 * not loopback, private, link-local (cloud metadata is there), carrier-grade NAT, multicast, reserved,
 * documentation or benchmarking, nor an IPv6 form that wraps an IPv4 address (6to4, Teredo, NAT64). What is no
 * address is not public. Callers pass the address that a name resolved to and connect to that very address.
 */
export function isPublicAddress(text: string): boolean {
  const address = readAddress(text);
  if (address?.range() !== "unicast") return false;
  // ipaddr.js calls everything unicast that it knows no name for; IANA has assigned 2000::/3 only.
  return address.kind() === "ipv4" || (address as ipaddr.IPv6).match(globalUnicast);
}
