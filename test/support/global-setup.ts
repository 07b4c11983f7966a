import pino from "pino";
import type { TestProject } from "vitest/node";
import { migrate } from "../../src/platform/database/migrate.ts";
import { makeDatabase, openTestServer, type TestServer } from "./test-server.ts";

/** The run's PostgreSQL, with a template database that has every migration. */
interface Prepared {
  readonly server: TestServer;
  readonly template: string;
  end(): Promise<void>;
}

/** Vitest loads this file and calls it for each of its projects, which share one PostgreSQL. */
const shared = globalThis as { preparedTests?: { prepared: Promise<Prepared>; users: number } };

async function prepare(): Promise<Prepared> {
  const { end, ...server } = await openTestServer();
  try {
    const template = `${server.prefix}template`;
    await migrate(await makeDatabase(server, template), { log: pino({ level: "fatal" }) });
    return { server, template, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Starts the run's PostgreSQL unless another project has. The returned function ends it when no project uses it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  shared.preparedTests ??= { prepared: prepare(), users: 0 };
  const { preparedTests } = shared;
  preparedTests.users += 1;
  const { server, template, end } = await preparedTests.prepared;
  project.provide("testServer", server);
  project.provide("template", template);
  return async () => {
    preparedTests.users -= 1;
    if (preparedTests.users === 0) await end();
  };
}
