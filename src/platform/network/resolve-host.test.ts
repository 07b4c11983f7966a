import { expect, it } from "vitest";
import { resolveByNameServers } from "./resolve-host.ts";

const resolve = resolveByNameServers({ withHostsFile: false });

it("returns an address unchanged, without a look-up", async () => {
  expect(await resolve("10.0.0.1")).toEqual([{ address: "10.0.0.1", family: 4 }]);
  expect(await resolve("2001:db8::1")).toEqual([{ address: "2001:db8::1", family: 6 }]);
});

it("resolves localhost and all names below it to this host", async () => {
  for (const name of ["localhost", "acme.localhost"]) {
    expect((await resolve(name)).map(({ address }) => address)).toEqual(["127.0.0.1", "::1"]);
  }
});
