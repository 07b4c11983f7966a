import { planShow } from "../../plan/show-plan.ts";
import { mayRead } from "../../plan/sight.ts";
import { selectShown } from "../../query/select-shown.ts";
import { resourceNamed } from "../../schema/schema.ts";
import type { Values } from "../../work/records.ts";
import type { Work } from "../../work/work.ts";
import { unitOf } from "../work/transaction-work.ts";
import { actionStatesIn } from "./open-actions.ts";

/** The names of the actions that the actor can run on a record now; none if it is out of sight. */
export async function openActionsOf(asked: Work, name: string, id: string): Promise<string[]> {
  const work = unitOf(asked);
  const resource = resourceNamed(work.schema, name);
  if (!mayRead(resource, work.actor)) return [];
  const { planner } = work.origin;
  const requested = { id, includes: new Map(), allActions: false };
  const plan = planShow(resource, requested, { actor: work.actor, planner });
  const [row] = await work.rows<Values>(selectShown(plan));
  if (!row) return [];
  const states = await actionStatesIn(work, plan.actions, row);
  return states.filter(({ open }) => open).map((state) => state.name);
}
