import pino from "pino";
import type { TestProject } from "vitest/node";
import { migrate } from "../../src/platform/database/migrate.ts";
import { makeDatabase, openTestServer } from "./test-server.ts";

/** Starts the run's PostgreSQL, with a template database that has every migration. The returned function ends it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { end, ...server } = await openTestServer();
  try {
    const template = `${server.prefix}template`;
    await migrate(await makeDatabase(server, template), { log: pino({ level: "fatal" }) });
    project.provide("testServer", server);
    project.provide("template", template);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}
