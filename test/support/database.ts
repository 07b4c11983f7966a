import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { dropDatabase, makeDatabase, type TestServer } from "./test-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    testServer: TestServer;
    template: string;
  }
}

/** A database of one test file. Databases that were not dropped are removed at the end of the run. */
export interface TestDatabase {
  /** Connects as the application does: as the owner of the database, not as a superuser. */
  readonly url: string;
  /** Copies this database with everything in it; nobody may be connected to it. */
  copy(): Promise<TestDatabase>;
  drop(): Promise<void>;
}

/** Creates a database with all migrations and without rows. */
export function createTestDatabase(): Promise<TestDatabase> {
  return create(inject("template"));
}

/** Creates an empty database. */
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
