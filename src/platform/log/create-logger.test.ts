import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestFolder, removeTestFolder } from "../../../test/support/test-folder.ts";
import { createLogger } from "./create-logger.ts";

let folder: string;
beforeEach(() => {
  folder = makeTestFolder();
});
afterEach(() => removeTestFolder(folder));

function written(isTTY: boolean): string {
  const path = join(folder, "log");
  const fd = openSync(path, "a");
  const log = createLogger({ level: "info", stream: { fd, isTTY } });
  log.debug("unheard");
  log.info(
    { req: { headers: { authorization: "Bearer wsk_1", host: "acme" } }, password: "hush", key_id: "01KA" },
    "heard",
  );
  closeSync(fd);
  return readFileSync(path, "utf8");
}

test("a program gets one JSON line per message, without secrets", () => {
  const lines = written(false).trim().split("\n");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 30,
    msg: "heard",
    req: { headers: { host: "acme" } },
    key_id: "01KA",
  });
  expect(lines[0]).not.toMatch(/wsk_1|hush/);
});

test("a terminal gets readable text", () => {
  expect(written(true)).toMatch(/^\[.*INFO.*heard/);
});
