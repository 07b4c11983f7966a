import { bitsOf, type IpAddress, networkOf, readAddress, writeAddress } from "./ip-address.ts";

const mappedBits = 96;
const prefixForm = /^(?:0|[1-9]\d{0,2})$/;

interface Range {
  network: IpAddress;
  /** Undefined for a plain address. */
  prefix?: number;
}

/**
 * Normalizes an IPv4 or IPv6 address or CIDR to its network, or returns null if it is malformed: `192.0.2.5/24` is
 * `192.0.2.0/24`, `2001:DB8::0` is `2001:db8::`. A plain address stays plain. IPv4-mapped IPv6 becomes IPv4, and so
 * does a mapped CIDR if its prefix is within the IPv4 part (`::ffff:192.0.2.0/120` is `192.0.2.0/24`).
 */
export function normalizeCidr(text: string): string | null {
  const range = readRange(text);
  if (!range) return null;
  const network = writeAddress(range.network);
  return range.prefix === undefined ? network : `${network}/${range.prefix}`;
}

/** Whether a normalized CIDR is `/0`, which restricts nothing. */
export function isEveryAddress(cidr: string): boolean {
  return cidr.endsWith("/0");
}

/**
 * Whether an address is in one of the addresses or CIDRs. IPv4-mapped IPv6 counts as IPv4, a zone is ignored, and
 * malformed input matches nothing.
 */
export function addressMatches(address: string, cidrs: readonly string[]): boolean {
  if (cidrs.length === 0) return false;
  const found = readAddress(withoutZone(address));
  return found !== null && cidrs.some((cidr) => contains(readRange(cidr), found));
}

function contains(range: Range | null, address: IpAddress): boolean {
  if (range === null || range.network.kind() !== address.kind()) return false;
  const prefix = range.prefix ?? bitsOf(address);
  return writeAddress(networkOf(address, prefix)) === writeAddress(range.network);
}

function readRange(text: string): Range | null {
  const slash = text.indexOf("/");
  if (slash === -1) {
    const network = readAddress(text);
    return network && { network };
  }
  const address = readAddress(text.slice(0, slash));
  const prefixText = text.slice(slash + 1);
  if (!address || !prefixForm.test(prefixText)) return null;
  const mapped = address.kind() === "ipv4" && text.includes(":");
  const prefix = Number(prefixText) - (mapped ? mappedBits : 0);
  if (prefix < 0 || prefix > bitsOf(address)) return null;
  return { network: networkOf(address, prefix), prefix };
}

function withoutZone(address: string): string {
  return address.split("%", 1)[0]!;
}
