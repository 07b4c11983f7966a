import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";

const proxies = ["10.0.0.0/8", "2001:db8:aa::/48"];

describe("clientAddress", () => {
  it.each([
    ["no header", "10.0.0.1", undefined, "10.0.0.1"],
    ["no proxy at the socket: the header proves nothing", "203.0.113.9", "192.0.2.7", "203.0.113.9"],
    ["one proxy", "10.0.0.1", "192.0.2.7", "192.0.2.7"],
    ["a client that forged an entry", "10.0.0.1", "198.51.100.1, 192.0.2.7", "192.0.2.7"],
    ["a client that forged a proxy's entry", "10.0.0.1", "10.9.9.9, 192.0.2.7", "192.0.2.7"],
    ["two proxies", "10.0.0.1", "192.0.2.7, 10.0.0.2", "192.0.2.7"],
    ["proxies of both kinds", "10.0.0.1", "192.0.2.7,2001:db8:aa::1", "192.0.2.7"],
    ["only proxies: the farthest", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
    ["a mapped peer", "::ffff:10.0.0.1", "::ffff:192.0.2.7", "192.0.2.7"],
    ["a mapped peer that is no proxy", "::ffff:203.0.113.9", undefined, "203.0.113.9"],
    ["a malformed entry ends the walk", "10.0.0.1", "192.0.2.7, unknown, 10.0.0.2", "10.0.0.2"],
    ["octal is malformed", "10.0.0.1", "192.0.2.07", "10.0.0.1"],
    ["an empty header", "10.0.0.1", "", "10.0.0.1"],
    ["an empty entry", "10.0.0.1", "192.0.2.7,", "10.0.0.1"],
    ["an entry with a port", "10.0.0.1", "192.0.2.7:4711", "192.0.2.7"],
    ["an IPv6 entry with a port", "10.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"],
    ["an IPv6 entry in brackets", "10.0.0.1", "[2001:DB8::7]", "2001:db8::7"],
    ["a peer without address", "", "192.0.2.7", ""],
  ])("%s", (_, remote, forwardedFor, expected) => {
    expect(clientAddress(remote, forwardedFor, proxies)).toBe(expected);
  });

  it("trusts nobody by default", () => {
    expect(clientAddress("127.0.0.1", "192.0.2.7", [])).toBe("127.0.0.1");
  });

  it("cannot be spoofed by headers that the client sends", () => {
    const forged = fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant("10.0.0.9"), fc.string()), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(forged, (entries) => {
        const header = [...entries.map((entry) => entry.replaceAll(",", "")), "192.0.2.7"].join(", ");
        expect(clientAddress("10.0.0.1", header, proxies)).toBe("192.0.2.7");
      }),
    );
  });
});
