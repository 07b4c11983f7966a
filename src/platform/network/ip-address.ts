import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export type IpAddress = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Parses an address in strict notation, or returns null. An IPv4-mapped IPv6 address (`::ffff:192.0.2.77`) is read as
 * the IPv4 address. Node validates the text, because ipaddr.js also accepts the octal, hexadecimal and short forms
 * (`0177.1`) that disguise an address. A zone (`fe80::1%eth0`) names an interface of this host and is refused.
 */
export function readAddress(text: string): IpAddress | null {
  if (isIP(text) === 0 || text.includes("%")) return null;
  return ipaddr.process(text);
}

/** The canonical text of an address: dotted decimal, or RFC 5952. */
export function writeAddress(address: IpAddress): string {
  return address.kind() === "ipv6" ? (address as ipaddr.IPv6).toRFC5952String() : address.toString();
}

/** The network of an address: its first `prefix` bits, and zeros. */
export function networkOf(address: IpAddress, prefix: number): IpAddress {
  const bytes = address.toByteArray().map((byte, index) => {
    const prefixBits = Math.min(Math.max(prefix - index * 8, 0), 8);
    return byte & (0xff << (8 - prefixBits)) & 0xff;
  });
  return ipaddr.fromByteArray(bytes);
}

/** The number of bits: 32 or 128. */
export function bitsOf(address: IpAddress): number {
  return address.kind() === "ipv4" ? 32 : 128;
}
