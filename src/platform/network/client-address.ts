import { isIPv4 } from "node:net";
import { addressMatches } from "./addresses.ts";
import { readAddress, writeAddress } from "./ip-address.ts";

const withPort = /^(?:\[([^\]]*)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/;

/**
 * The address of the client behind trusted proxies. Each proxy appends the address that called it to `X-Forwarded-For`,
 * so the list is read from the right: while the hop is a trusted proxy, the entry before it is used; the first one that
 * is not trusted is the client. Entries further left were written by the client and prove nothing. If the socket's peer
 * is not a trusted proxy, the header is ignored. A malformed entry ends the walk at the hop that sent it. IPv4-mapped
 * IPv6 is returned as IPv4.
 * @param remote the socket's peer address
 * @param forwardedFor the header's value; repeated headers are joined by commas in their order
 * @param trustedProxies addresses or CIDRs
 */
export function clientAddress(
  remote: string,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  const hops = forwardedFor?.split(",") ?? [];
  let client = canonical(remote) ?? remote;
  while (hops.length > 0 && addressMatches(client, trustedProxies)) {
    const before = canonical(withoutPort(hops.pop()!.trim()));
    if (before === null) break;
    client = before;
  }
  return client;
}

function canonical(text: string): string | null {
  // Node reads dotted decimals in no other form than the canonical one.
  if (isIPv4(text)) return text;
  const address = readAddress(text);
  return address && writeAddress(address);
}

/** Some proxies add the port: `192.0.2.7:4711`, `[2001:db8::7]:4711`. */
function withoutPort(entry: string): string {
  const match = withPort.exec(entry);
  return match?.[1] ?? match?.[2] ?? entry;
}
