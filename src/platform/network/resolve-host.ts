import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";

export interface HostAddress {
  readonly address: string;
  readonly family: 4 | 6;
}

/** Resolves all addresses of a host name; an address is returned unchanged. Rejects if the name has none. */
export type ResolveHost = (host: string) => Promise<readonly HostAddress[]>;

const LOOPBACK: readonly HostAddress[] = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

const withFamily = (address: string): HostAddress => ({ address, family: isIP(address) === 6 ? 6 : 4 });

const NO_SUCH_NAME = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * Queries DNS servers directly and not the operating system, whose look-ups each block one of the process's few
 * threads, so that a few names with slow servers would delay files and passwords. `localhost` is this host by
 * definition (RFC 6761).
 * @param withHostsFile whether a name that DNS does not know is looked up in `/etc/hosts`
 */
export function resolveByNameServers({ withHostsFile }: { withHostsFile: boolean }): ResolveHost {
  return async (host) => {
    if (isIP(host) !== 0) return [withFamily(host)];
    if (host === "localhost" || host.endsWith(".localhost")) return LOOPBACK;
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    const responses = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = responses.flatMap((response) =>
      response.status === "fulfilled" ? response.value : [],
    );
    if (addresses.length > 0) return addresses.map(withFamily);
    const failures = responses.flatMap((response) =>
      response.status === "rejected" ? [response.reason] : [],
    );
    const isUnknown = failures.every((failure) => NO_SUCH_NAME.has(failure.code));
    if (withHostsFile && isUnknown) {
      return (await lookup(host, { all: true })).map(({ address }) => withFamily(address));
    }
    throw failures[0];
  };
}
