import type { Condition } from "../../declare/policy.ts";
import type { RowCondition } from "../../sql/sql.ts";
import { RELATIONS } from "../../work/relation.ts";
import type { Verifier } from "../verifier.ts";

/** The values of the caller that a condition under each relation may use; it must use one of them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  anybody: [],
  self: ["self", "selfUser"],
  team: ["team"],
  both: ["self", "selfUser", "team"],
};

const OF_CALLERS: ReadonlySet<string> = new Set(["self", "selfUser", "team", "identity"]);

/** A condition on rows must refer to the caller by the relation under which it is declared, and by no other. */
export const verifyRelations: Verifier = ({ policy, actions }, _all, report) => {
  const check = (path: string, { rows, withheld = [] }: Condition): void => {
    for (const { rows: condition } of withheld) {
      const wrong = condition("record").slots.find(
        (slot) => "context" in slot && OF_CALLERS.has(slot.context) && slot.context !== "identity",
      );
      if (wrong) report(`${path}.withheld`, "It names the caller by a relation.", "Use `identity`.");
    }
    for (const [name, condition] of Object.entries(rows ?? {}) as [string, RowCondition][]) {
      const used = condition("record").slots.flatMap((slot) =>
        "context" in slot && OF_CALLERS.has(slot.context) ? [slot.context] : [],
      );
      const wrong = used.find((one) => !NAMES[name]!.includes(one));
      if (wrong)
        report(`${path}.${name}`, `It names the caller as ${wrong}.`, "Declare it under that relation.");
      if ((RELATIONS as readonly string[]).includes(name) && used.length === 0)
        report(`${path}.${name}`, "It does not name the caller.", "Declare it under anybody.");
    }
  };
  if (policy.rows) check("policy.rows", policy.rows);
  check("policy.delete", policy.delete);
  for (const grant of policy.update) check("policy.update", grant);
  for (const [name, { read }] of Object.entries(policy.tiers)) check(`policy.tiers.${name}`, read);
  for (const [name, { grants }] of Object.entries(actions))
    for (const grant of grants) check(`actions.${name}`, grant);
};
