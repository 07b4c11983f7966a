import type { Hooks, SettledChange, Work, WrittenChange } from "../../../engine/work/index.ts";

function check({ stored, changes, fail }: SettledChange<"asset-assignments">): void {
  if (stored?.returned_on && changes("expected_return_date"))
    fail(
      "expected_return_date",
      "The expected return date field cannot be changed once the asset is returned.",
    );
}

/** The asset shows the expected return date, so that it changes too. */
async function noteAsset({ stored, changes }: WrittenChange<"asset-assignments">, work: Work): Promise<void> {
  if (stored && changes("expected_return_date")) await work.journal.touch("assets", [stored.asset_id]);
}

/** The hooks of assignments. */
export const assignmentHooks: Hooks<"asset-assignments"> = {
  check: { write: check },
  after: { check: { write: noteAsset } },
};
