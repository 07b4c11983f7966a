import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, vi } from "vitest";
import { mayPassTo, serverAccount } from "../../src/platform/database/embedded-account.ts";
import { campaignTest as test } from "../support/campaign.ts";
import { makeTestFolder, removeTestFolder } from "../support/test-folder.ts";
import { query, serverOn, startProgram } from "./embedded-program.ts";

const isRoot = process.getuid?.() === 0;
const checkout = fileURLToPath(new URL("../..", import.meta.url));
const ordinary = isRoot ? serverAccount("/nowhere") : undefined;
// Both the program and the Node.js that runs it have to be within that user's reach.
const canBeOrdinary =
  ordinary !== undefined && [checkout, process.execPath].every((path) => mayPassTo(path, ordinary));
const rootTest = isRoot ? test : test.skip;
const ordinaryTest = canBeOrdinary ? test : test.skip;

let dataDir: string;

describe("on one data folder", () => {
  beforeAll(() => {
    dataDir = makeTestFolder();
  });
  afterAll(() => removeTestFolder(dataDir));

  test("the application owns its database without being a superuser, and classifies all letters as letters", async () => {
    const program = await startProgram(dataDir);
    expect(program).toMatchObject({ adopted: false });
    expect(
      await query(
        program.url,
        `select rolsuper, rolbypassrls, lower('ÉŁ') as lower, current_setting('server_encoding') as encoding,
         current_setting('data_checksums') as checksums, inet_server_addr()::text as address
       from pg_roles where rolname = current_user`,
      ),
    ).toEqual([
      {
        rolsuper: false,
        rolbypassrls: false,
        lower: "éł",
        encoding: "UTF8",
        checksums: "on",
        address: "127.0.0.1/32",
      },
    ]);
    await query(
      program.url,
      `create extension unaccent; create extension pg_trgm;
     create role bureau_workspace nologin; grant bureau_workspace to bureau; set role bureau_workspace`,
    );
    await program.end();
    expect(serverOn(dataDir)).toBeUndefined();
  });

  test("its files and passwords are readable by their owner only, and it does not run as root", async () => {
    const program = await startProgram(dataDir);
    const folder = join(dataDir, "postgres");
    const owner = statSync(folder).uid;
    expect(owner).toBe(isRoot ? ordinary?.uid : process.getuid?.());
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, "bureau.json")).mode & 0o777).toBe(0o600);
    if (process.platform === "linux") {
      const status = readFileSync(`/proc/${serverOn(dataDir)?.pid}/status`, "utf8");
      expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).toBe(String(owner));
    }
    await program.end();
  });

  test("programs join the running server; the last one that leaves ends it", async () => {
    const first = await startProgram(dataDir, "serve");
    const second = await startProgram(dataDir);
    expect(second).toMatchObject({ adopted: true, url: first.url });
    await first.end();
    expect(await query(second.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await second.end();
    expect(serverOn(dataDir)).toBeUndefined();
  });

  test("a second program that serves is refused in one line that names the first", async () => {
    const first = await startProgram(dataDir, "serve");
    const second = await startProgram(dataDir, "serve");
    expect(second.error).toMatch(
      /^Another server is running on this DATA_DIR \(bureau serve, process \d+\): stop it first/,
    );
    expect(await query(first.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await first.end();
  });

  test("after a kill -9 of the serving program its server is adopted with all data", async () => {
    const first = await startProgram(dataDir, "serve");
    await query(
      first.url,
      "drop table if exists pets; create table pets (name text); insert into pets values ('Rex')",
    );
    await first.kill();
    const server = serverOn(dataDir);
    expect(server).toBeDefined();
    const second = await startProgram(dataDir, "serve");
    expect(second).toMatchObject({ adopted: true, url: first.url });
    expect(serverOn(dataDir)).toEqual(server);
    expect(await query(second.url, "select name from pets")).toEqual([{ name: "Rex" }]);
    await second.end();
    expect(serverOn(dataDir)).toBeUndefined();
  });

  test("a server that is killed is restarted at its address with all data", async () => {
    const program = await startProgram(dataDir, "serve");
    await query(
      program.url,
      "drop table if exists pets; create table pets (name text); insert into pets values ('Rex')",
    );
    const killed = serverOn(dataDir)!.pid;
    process.kill(killed, "SIGKILL");
    await vi.waitFor(
      async () => expect(await query(program.url, "select name from pets")).toEqual([{ name: "Rex" }]),
      { timeout: 20_000, interval: 50 },
    );
    expect(serverOn(dataDir)?.pid).not.toBe(killed);
    await program.end();
    expect(serverOn(dataDir)).toBeUndefined();
  });

  test("a lock file whose process id now belongs to another program does not prevent the start", async () => {
    await (await startProgram(dataDir)).end();
    const lock = join(dataDir, "postgres", "postmaster.pid");
    writeFileSync(lock, `${process.pid}\n${join(dataDir, "postgres")}\n1\n5432\n\n127.0.0.1\n`);
    const program = await startProgram(dataDir);
    expect(program).toMatchObject({ adopted: false });
    await program.end();
  });

  test("the port is kept from start to start", async () => {
    const first = await startProgram(dataDir);
    await first.end();
    const second = await startProgram(dataDir);
    expect(second.url).toBe(first.url);
    await second.end();
  });
});

describe("on a new data folder", () => {
  beforeEach(() => {
    dataDir = makeTestFolder();
  });
  afterEach(() => removeTestFolder(dataDir));

  test("programs that start concurrently on an empty folder use one database", async () => {
    const programs = await Promise.all([1, 2, 3].map(() => startProgram(dataDir)));
    expect(programs.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
    expect(new Set(programs.map(({ url }) => url)).size).toBe(1);
    await Promise.all(programs.map((program) => program.end()));
    expect(serverOn(dataDir)).toBeUndefined();
  });

  test("a folder with other files, or a database of another version, is left unchanged", async () => {
    const folder = join(dataDir, "postgres");
    mkdirSync(folder);
    writeFileSync(join(folder, "letter.txt"), "Dear");
    if (ordinary !== undefined) chownSync(folder, ordinary.uid, ordinary.gid);
    expect((await startProgram(dataDir)).error).toContain("holds files but no complete database of Bureau");
    writeFileSync(join(folder, "bureau.json"), "{}");
    writeFileSync(join(folder, "PG_VERSION"), "17\n");
    expect((await startProgram(dataDir)).error).toContain(
      "was made by PostgreSQL 17, this program brings 18",
    );
  });

  rootTest("under root a data folder below a closed folder works", async () => {
    const closed = join(dataDir, "closed");
    mkdirSync(closed, { mode: 0o700 });
    const inside = join(closed, "var");
    const program = await startProgram(inside);
    expect(await query(program.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await program.end();
    expect(serverOn(inside)).toBeUndefined();
  });

  rootTest("files that root restored from a copy get their owner again", async () => {
    await (await startProgram(dataDir)).end();
    chownSync(join(dataDir, "postgres"), 0, 0);
    chownSync(join(dataDir, "postgres", "PG_VERSION"), 0, 0);
    chmodSync(join(dataDir, "postgres", "PG_VERSION"), 0o600);
    const program = await startProgram(dataDir);
    expect(program.error).toBeUndefined();
    await program.end();
  });

  ordinaryTest("an ordinary user can run it, but cannot use another user's", async () => {
    const own = join(dataDir, "own");
    const roots = join(dataDir, "roots");
    chmodSync(dataDir, 0o755);
    mkdirSync(own);
    chownSync(own, ordinary!.uid, ordinary!.gid);
    const program = await startProgram(own, "serve", ordinary);
    expect(await query(program.url, "select 1 as one")).toEqual([{ one: 1 }]);
    await program.end();
    mkdirSync(join(roots, "postgres"), { recursive: true });
    expect((await startProgram(roots, "serve", ordinary)).error).toContain(
      "belongs to the operating system user with id 0: run as that user or as root",
    );
  });
});
