import type { Caller, Reply, TestApp, TestWorkspace } from "../support/app.ts";
import { act, add, created, hire } from "./company.ts";

// biome-ignore lint/suspicious/noExplicitAny: records have the fields of every resource.
type Fields = Record<string, any>;

/** People, a project and expense categories; Ana works for Mia, who works for Zoe. Amounts are in EUR. */
export interface Team {
  readonly owner: Caller;
  readonly ana: string;
  readonly mia: string;
  /** Ana's and her superiors' keys, who may do nothing else; a colleague's beside her; and finance's. */
  readonly by: Readonly<Record<"ana" | "mia" | "zoe" | "peer" | "finance", Caller>>;
  /** Ana is assigned to it since 2026-01-01. */
  readonly project: string;
  readonly client: string;
  /** Expense categories by name: those that every workspace begins with. */
  readonly kinds: Readonly<Record<string, string>>;
  /** An expense of Ana's, made by herself: a meal of 12.00 today unless said otherwise. */
  spend(body?: Fields, by?: Caller): Promise<Fields>;
  /** The response to the same, whatever it is. */
  trySpending(body?: Fields, by?: Caller): Promise<Reply>;
  /** Makes a expense category. */
  kind(name: string, more?: Fields): Promise<string>;
}

export async function makeTeam(
  app: TestApp,
  subdomain = "acme",
): Promise<Team & { workspace: TestWorkspace }> {
  const workspace = await app.addWorkspace(subdomain);
  const { owner } = workspace;
  const zoe = await hire(owner, "Zoe Top");
  const mia = await hire(owner, "Mia Lead", { manager_employee_id: zoe });
  const ana = await hire(owner, "Ana Pop", { manager_employee_id: mia });
  const peer = await hire(owner, "Pit Peer", { manager_employee_id: mia });
  const clerk = await hire(owner, "Fay Nance", { manager_employee_id: zoe });
  const client = await add(owner, "clients", { name: "Client X" });
  const project = await add(owner, "projects", { name: "Alpha", client_id: client });
  await add(owner, "project-assignments", { project_id: project, employee_id: ana, starts_at: "2026-01-01" });
  const { body } = await owner.get("/expense-categories");
  const kinds = Object.fromEntries(
    body.data.map((one: { id: string; attributes: Fields }) => [one.attributes.name, one.id]),
  );
  const by = {
    ana: await workspace.callerFor(ana),
    mia: await workspace.callerFor(mia),
    zoe: await workspace.callerFor(zoe),
    peer: await workspace.callerFor(peer),
    finance: await workspace.callerFor(clerk, "manage-expenses"),
  };
  const trySpending: Team["trySpending"] = (more = {}, caller = by.ana) =>
    caller.post("/expenses", {
      ...(caller === by.ana ? {} : { employee_id: ana }),
      expense_category_id: kinds.Meals,
      date: "2026-07-14",
      description: "Lunch",
      ...(more.quantity === undefined ? { amount: 12 } : {}),
      ...more,
    });
  return {
    workspace,
    owner,
    ana,
    mia,
    by,
    client,
    project,
    kinds,
    trySpending,
    spend: async (more, caller) => created(await trySpending(more, caller)),
    kind: (name, more = {}) => add(owner, "expense-categories", { name, kind: "amount", ...more }),
  };
}

/** Uploads a file as a receipt. */
export function addReceipt(
  app: TestApp,
  by: Caller,
  id: string,
  data: Buffer = PDF,
  name = "bill.pdf",
): Promise<Reply> {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(data)]), name);
  return app.request("POST", `/expenses/${id}/actions?action=add-receipt`, { key: by.key, raw: form });
}

export const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

/** Runs an action on one expense. */
export const doTo = (by: Caller, { id }: Fields, action: string, body: Fields = {}): Promise<Reply> =>
  act(by, `/expenses/${id}`, action, body);
