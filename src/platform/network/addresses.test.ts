import { BlockList } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressMatches, isEveryAddress, normalizeCidr } from "./addresses.ts";

describe("normalizeCidr", () => {
  it.each([
    ["192.0.2.5/24", "192.0.2.0/24"],
    ["192.0.2.5", "192.0.2.5"],
    ["192.0.2.5/32", "192.0.2.5/32"],
    ["10.255.255.255/9", "10.128.0.0/9"],
    ["10.1.2.3/0", "0.0.0.0/0"],
    ["2001:DB8:0:0::0001", "2001:db8::1"],
    ["2001:db8:1234:5678::1/36", "2001:db8:1000::/36"],
    ["2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
    ["::1/0", "::/0"],
    ["::ffff:192.0.2.77", "192.0.2.77"],
    ["::ffff:c000:24d/120", "192.0.2.0/24"],
    ["::ffff:192.0.2.77/96", "0.0.0.0/0"],
  ])("reads %s as %s", (text, expected) => {
    expect(normalizeCidr(text)).toBe(expected);
  });

  it.each([
    "",
    "/",
    "10.0.0.300",
    "10.0.0",
    "10.0.0.1.2",
    "010.0.0.1",
    "0x0a.0.0.1",
    "167772161",
    "10.0.0.1/33",
    "10.0.0.1/-1",
    "10.0.0.1/08",
    "10.0.0.1/",
    "10.0.0.1/8/8",
    "10.0.0.1/255.0.0.0",
    "10.0.0.1 ",
    "10.0.0.1\n",
    "2001:db8::/129",
    "2001:db8:::1",
    "::ffff:192.0.2.77/95",
    "fe80::1%eth0",
    "fe80::%1/64",
    "localhost",
    "*",
  ])("refuses %j", (text) => {
    expect(normalizeCidr(text)).toBe(null);
  });

  it("is idempotent and still contains its own address", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(32), (address, prefix) => {
        const cidr = normalizeCidr(`${address}/${prefix}`);
        if (cidr === null) return;
        expect(normalizeCidr(cidr)).toBe(cidr);
        expect(addressMatches(address, [cidr])).toBe(true);
      }),
    );
  });

  it("handles any text without throwing", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789abcdefx.:/%[]") }), (text) => {
        const cidr = normalizeCidr(text);
        expect(cidr === null || normalizeCidr(cidr) === cidr).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("isEveryAddress", () => {
  it("recognizes /0 of either version", () => {
    expect(isEveryAddress("0.0.0.0/0")).toBe(true);
    expect(isEveryAddress("::/0")).toBe(true);
    expect(isEveryAddress("0.0.0.0/1")).toBe(false);
    expect(isEveryAddress("10.0.0.0/10")).toBe(false);
    expect(isEveryAddress("0.0.0.0")).toBe(false);
  });
});

describe("addressMatches", () => {
  const office = ["192.0.2.0/24", "2001:db8:5::/48", "198.51.100.7"];

  it.each([
    ["192.0.2.77", true],
    ["::ffff:192.0.2.77", true],
    ["::FFFF:C000:024D", true],
    ["192.0.3.77", false],
    ["198.51.100.7", true],
    ["198.51.100.8", false],
    ["2001:db8:5:ffff::1", true],
    ["2001:db8:5::1%eth0", true],
    ["2001:db8:6::1", false],
    ["::c000:24d", false],
    ["not an address", false],
    ["", false],
  ])("%s: %s", (address, expected) => {
    expect(addressMatches(address, office)).toBe(expected);
  });

  it("distinguishes the two versions", () => {
    expect(addressMatches("192.0.2.77", ["::/0"])).toBe(false);
    expect(addressMatches("::1", ["0.0.0.0/0"])).toBe(false);
    expect(addressMatches("192.0.2.77", ["::ffff:0:0/96"])).toBe(true);
  });

  it("matches nothing without ranges or with a malformed one", () => {
    expect(addressMatches("192.0.2.77", [])).toBe(false);
    expect(addressMatches("192.0.2.77", ["192.0.2.0/240", "192.0.2"])).toBe(false);
  });

  it("agrees with Node's own block list", () => {
    // Few byte values, so that addresses are often close to each other.
    const byte = fc.constantFrom(0, 1, 127, 128, 255);
    const ipv4 = fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join("."));
    fc.assert(
      fc.property(ipv4, ipv4, fc.nat(32), (address, network, prefix) => {
        const list = new BlockList();
        list.addSubnet(network, prefix);
        expect(addressMatches(address, [`${network}/${prefix}`])).toBe(list.check(address));
      }),
    );
    const group = fc.constantFrom("0", "1", "8000", "ffff");
    const ipv6 = fc.array(group, { minLength: 7, maxLength: 7 }).map((groups) => `2001:${groups.join(":")}`);
    fc.assert(
      fc.property(ipv6, ipv6, fc.nat(128), (address, network, prefix) => {
        const list = new BlockList();
        list.addSubnet(network, prefix, "ipv6");
        expect(addressMatches(address, [`${network}/${prefix}`])).toBe(list.check(address, "ipv6"));
      }),
    );
  });
});
