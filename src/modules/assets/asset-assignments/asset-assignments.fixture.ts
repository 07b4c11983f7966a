import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";
import { addDays } from "../../../engine/declare/index.ts";

/** The person of every assignment that `handOverSome` leaves to be accepted. */
const receiver = ({ choosable, workspace }: Site) => workspace.callerFor(choosable("employees")[0]!);

export const fixture: Fixture<"asset-assignments"> = {
  body: (n) => ({ expected_return_date: addDays("2027-01-01", n) }),
  prepare: handOverSome,
  runsAction: { accept: receiver, decline: receiver },
};

/** Hands over assets of a type that requires acceptance: one is accepted, one is not, and others come back or on. */
async function handOverSome({ owner, choosable, workspace }: Site): Promise<void> {
  const [holder, next] = choosable("employees");
  const run = async (
    path: string,
    body: Record<string, unknown>,
    by: Pick<Site["owner"], "post"> = owner,
  ) => {
    const reply = await by.post(path, body);
    if (reply.status >= 300) throw new Error(`${path} was refused: ${reply.text}`);
    return reply.body.data;
  };
  const type = await run("/asset-types", { name: "Access cards", requires_acceptance: true });
  const person = await workspace.callerFor(holder!);
  for (const step of ["pending", "transferred", "lost", "returned", "accepted"]) {
    const { id } = await run("/assets", { name: `Card ${step}`, asset_type_id: type.id });
    const handed = { employee_id: holder, assigned_on: "2026-04-01", expected_return_date: "2026-05-01" };
    await run(`/assets/${id}/actions?action=assign`, { ...handed, notes: step });
    const [assignment] = (await owner.get(`/asset-assignments?asset_id=${id}`)).body.data;
    if (step === "accepted")
      await run(`/asset-assignments/${assignment.id}/actions?action=accept`, {}, person);
    if (step === "transferred") await run(`/assets/${id}/actions?action=transfer`, { employee_id: next });
    if (step === "lost") await run(`/assets/${id}/actions?action=report-lost`, {});
    if (step === "returned") await run(`/assets/${id}/actions?action=return`, { condition: "fair" });
  }
}
