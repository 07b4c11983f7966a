import { afterAll, beforeAll, expect } from "vitest";
import { act, add, created, shown } from "../scenarios/company.ts";
import { startTestApp, type TestApp, type TestWorkspace } from "../support/app.ts";
import { campaignTest } from "../support/campaign.ts";
import { invoiceViolations } from "../support/figures/invoice-violations.ts";
import { serveInProcess } from "../support/served-process.ts";

const ROUNDS = 50;
const AT_ONCE = 6;
const APP_SECRET = "a-secret-that-both-processes-share-and-that-is-long";

let app: TestApp;
let acme: TestWorkspace;
let client: string;

beforeAll(async () => {
  app = await startTestApp({ now: new Date().toISOString(), env: { APP_SECRET } });
  acme = await app.addWorkspace("acme");
  const address = { country: "RO" };
  shown(await acme.owner.patch("/workspace", { legal_name: "Acme SRL", vat_number: "RO123", address }));
  client = await add(acme.owner, "clients", { name: "Client X", address });
});
afterAll(() => app?.close());

const draft = async (): Promise<string> => {
  const lines = [{ description: "Work", unit_price: 10, tax_rate_id: null }];
  return created(await acme.owner.post("/invoices", { client_id: client, lines })).id;
};

/** Asks a server to issue a draft; whether it said that it did. */
async function issueAt(url: string, id: string): Promise<boolean> {
  try {
    const path = `${url}/api/invoices/${id}/actions?action=issue`;
    return (await app.request("POST", path, { key: acme.owner.key, body: {} })).status === 200;
  } catch {
    return false;
  }
}

campaignTest(
  `a server that is killed while it issues leaves no gap and no double, ${ROUNDS} times`,
  async () => {
    let [issued, lost] = [0, 0];
    for (let round = 0; round < ROUNDS; round++) {
      const served = await serveInProcess({
        DATABASE_URL: app.databaseUrl,
        DATA_DIR: app.dataDir,
        APP_SECRET,
        DEMO: "off",
        LOG_LEVEL: "silent",
        RATE_LIMIT_KEY: "0",
        RATE_LIMIT_USER: "0",
      });
      const drafts = await Promise.all(Array.from({ length: AT_ONCE }, draft));
      const replies = Promise.all(drafts.map((id) => issueAt(served.url, id)));
      // The moment differs from round to round: before, between and after the commits.
      await new Promise((resolve) => setTimeout(resolve, 15 + ((round * 37) % 260)));
      await served.kill();
      for (const [index, isIssued] of (await replies).entries()) {
        const { number } = shown(await acme.owner.get(`/invoices/${drafts[index]}`));
        if (isIssued) expect(number).not.toBeNull();
        if (number === null) lost++;
        else issued++;
      }
      expect(await invoiceViolations(app.installation.pool, acme.workspace.id), `round ${round}`).toEqual([]);
      const next = await draft();
      shown(await act(acme.owner, `/invoices/${next}`, "issue"));
      expect(await invoiceViolations(app.installation.pool, acme.workspace.id), `round ${round}`).toEqual([]);
    }
    // Some died before the commit, others after it.
    expect([issued > 0, lost > 0]).toEqual([true, true]);
  },
  600_000,
);
