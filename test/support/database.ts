import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { dropDatabase, makeDatabase, type TestServer } from "./test-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    testServer: TestServer;
    template: string;
  }
}

/** A database of one test file. Whatever is not dropped goes at the end of the run. */
export interface TestDatabase {
  /** Connects as the application does: the owner of the database, no superuser. */
  readonly url: string;
  /** Makes another database with everything that is in this one, to which nobody is connected. */
  copy(): Promise<TestDatabase>;
  drop(): Promise<void>;
}

/** Makes a database with every migration applied and no row. */
export function createTestDatabase(): Promise<TestDatabase> {
  return create(inject("template"));
}

/** Makes a database with nothing in it. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return create(undefined);
}

async function create(template: string | undefined): Promise<TestDatabase> {
  const server = inject("testServer");
  const name = `${server.prefix}${randomBytes(6).toString("hex")}`;
  return {
    url: await makeDatabase(server, name, template),
    copy: () => create(name),
    drop: () => dropDatabase(server, name),
  };
}
