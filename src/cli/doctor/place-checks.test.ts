import { expect, it } from "vitest";
import { objectStore } from "../../../test/support/object-store.ts";
import type { Config } from "../../platform/config/load-config.ts";
import { openStorage } from "../../platform/storage/open-storage.ts";
import { checkStorage } from "./place-checks.ts";

const store = objectStore();
const check = (storageUrl: string) => checkStorage({ storageUrl } as Config);

it("writes a file to an object store, and downloads it from there as clients do", async () => {
  expect(await check(store.url())).toMatchObject({ result: "ok" });
  const url = `${store.url()}&downloads=redirect`;
  expect(await check(url)).toMatchObject({
    result: "ok",
    detail: expect.stringMatching(/sends files itself$/),
  });
  const left: string[] = [];
  for await (const key of openStorage(url).list()) left.push(key);
  expect(left).toEqual([]);
});

it("says what is wrong with the store", async () => {
  expect(await check(store.url("nowhere"))).toMatchObject({ result: "failed" });
});
