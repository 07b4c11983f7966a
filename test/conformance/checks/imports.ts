import { expect } from "vitest";
import { entriesOf } from "../../support/conformance/journal-entries.ts";
import { expectForbidden, expectInvalid, expectStatus } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";
import { importFile } from "../../support/import-files.ts";

/** The imports of the resources that declare one. */
export function checkImports({ resource: { name, standaloneActions }, world, sampled }: Subject): void {
  const action = standaloneActions.import;
  if (!action) return;
  const test = sampled("import");
  const template = async (query = ""): Promise<string> => {
    const { app, workspace } = world().home;
    const path = `/${name}/getters/download-${name}-csv-template${query}`;
    const reply = expectStatus(await app.request("GET", path, { key: workspace.owner.key }), 200);
    expect(reply.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    return reply.text;
  };
  const upload = (file: string | null, query = "") => {
    const { app, workspace } = world().home;
    return importFile(app, workspace.owner, name, file, { query });
  };

  test("import creates what the example of its template says, and undo-import deletes it", async () => {
    const { home } = world();
    const before = (await home.all(name)).length;
    const file = await template("?example=true");
    const trial = expectStatus(await upload(file, "&dry_run=true"), 200);
    expect(trial.body.data).toMatchObject({ import_id: null, created_ids: [], rows: [] });
    expect((await home.all(name)).length).toBe(before);
    const { result, entries } = await entriesOf(home, () => upload(file));
    const { import_id, created_ids } = expectStatus(result, 200).body.data;
    expect(created_ids).toHaveLength(1);
    expect(entries.filter(({ resource_id }) => resource_id === created_ids[0])).toHaveLength(1);
    const undone = await home.owner.post(`/${name}/actions?action=undo-import`, { import_id });
    expectStatus(undone, 200);
    expect((await home.all(name)).length).toBe(before);
  });

  test("import-columns lists the columns of its template", async () => {
    const [header] = (await template()).replace("\uFEFF", "").split("\r\n");
    const { body } = expectStatus(await world().home.owner.get(`/${name}/getters/import-columns`), 200);
    expect(body.data.map((column: { name: string }) => column.name)).toEqual(header!.split(","));
  });

  test("import accepts a file with a known header only, and undo-import only imports", async () => {
    expectInvalid(await upload(null), "file");
    expectInvalid(await upload(""), "file");
    const unknown = expectStatus(await upload("no_such_column\n1"), 422);
    expect(Object.keys(unknown.body.errors)).toEqual(["file"]);
    expect(unknown.body.headers).toEqual(["no_such_column"]);
    expectInvalid(await upload(await template(), "&dry_run=maybe"), "dry_run");
    const other = await world().home.owner.post(`/${name}/actions?action=undo-import`, {
      import_id: "01K0000000000000000000000",
    });
    expectInvalid(other, "import_id");
  });

  test("import takes its permission", async () => {
    const { app, workspace } = world().home;
    const { key } = await workspace.scoped("view-audit-log");
    const reply = await importFile(app, { key }, name, await template());
    expect(action.who!.permissions).toContain(expectForbidden(reply));
  });
}
