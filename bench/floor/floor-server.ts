import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type pg from "pg";
import { createPool } from "../../src/platform/database/pool.ts";
import type { FloorOptions, FloorPlan } from "./floor-plan.ts";
import { valuesFor } from "./fresh-values.ts";

/**
 * The floor: the cost of a request with only node:http, the driver and statements written for the workload. It listens on
 * a free port, sends the address to its parent process, and ends with it.
 */
process.once("message", (options: FloorOptions) => {
  const pool = createPool(options.databaseUrl, { size: options.poolSize });
  const responses = new Map(options.plans.map((plan) => [plan.route, handlerOf(pool, plan)]));
  responses.set("/processor-time", async () => {
    const { user, system } = process.cpuUsage();
    return String((user + system) / 1e6);
  });
  const server = createServer(async (request, response) => {
    request.resume();
    try {
      const body = await responses.get(request.url!)!();
      response.writeHead(200, {
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
      });
      response.end(body);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1", () => {
    process.send!({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  });
});
process.once("disconnect", () => process.exit(0));

/** The handler of a plan's route. */
function handlerOf(pool: pg.Pool, plan: FloorPlan): () => Promise<string> {
  const { statements, before, after } = plan;
  const run = async (on: pg.Pool | pg.PoolClient): Promise<string> => {
    const values = valuesFor(plan);
    let data = "";
    for (const [index, { name, text }] of statements.entries()) {
      const { rows } = await on.query<{ data?: string }>({ name, text, values: values[index] });
      data = rows[0]?.data ?? data;
    }
    return `${before}${data}${after}`;
  };
  if (statements.length === 0) return async () => `${before}${after}`;
  if (!plan.isTransaction) return () => run(pool);
  return async () => {
    const client = await pool.connect();
    try {
      await client.query("begin");
      const body = await run(client);
      await client.query("commit");
      return body;
    } finally {
      client.release();
    }
  };
}
