import type { Reaction } from "../../engine/declare/extension.ts";
import { conflict } from "../../engine/errors/api-error.ts";
import type { Work } from "../../engine/work/work.ts";
import type { Workspace } from "../../engine/work/workspace.ts";
import { readSettings } from "./settings.ts";

/** Settings on which stored data depends, and the property of the request that contains their value. */
const HELD = {
  base_currency: (workspace: Workspace) => workspace.baseCurrency,
  week_starts_on: (workspace: Workspace) => workspace.weekStartsOn,
} as const;

export type HeldSetting = keyof typeof HELD;

const lockOf = (setting: string): string => `setting ${setting}`;

/** Waits until no transaction writes data that depends on the setting. Call it before changing the setting. */
export const lockSetting = (work: Work, setting: string): Promise<void> => work.lock(lockOf(setting));

const held = new WeakMap<Work, Set<HeldSetting>>();

/**
 * Prevents changes of a setting until the transaction ends; several transactions can do so at the same time.
 * @throws 409 if it was changed since the request started
 */
async function holdSetting(work: Work, setting: HeldSetting): Promise<void> {
  const known = held.get(work) ?? new Set();
  if (known.has(setting)) return;
  await work.lockShared(lockOf(setting));
  const { [setting]: stored } = await readSettings(work, setting);
  if (stored !== HELD[setting](work.workspace))
    throw conflict("A setting that this rests on was changed at this moment; please try again.");
  held.set(work, known.add(setting));
}

/**
 * A reaction that prevents changes of a setting while a record is written with fields that depend on it, so that of a
 * first amount and a concurrent change of the currency only one takes effect. Empty fields depend on nothing.
 */
export const holding = (setting: HeldSetting, resource: string, fields: readonly string[]): Reaction => ({
  resource,
  fields,
  async run({ values }, work) {
    if (fields.some((name) => (values[name] ?? null) !== null)) await holdSetting(work, setting);
  },
});
