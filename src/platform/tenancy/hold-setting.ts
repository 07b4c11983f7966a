import type { Reaction } from "../../engine/declare/extension.ts";
import { conflict } from "../../engine/errors/api-error.ts";
import type { Work } from "../../engine/work/work.ts";
import type { Workspace } from "../../engine/work/workspace.ts";
import { readSettings } from "./settings.ts";

/** Settings on which recorded data depends, and the property of the request that holds their value. */
const HELD = {
  base_currency: (workspace: Workspace) => workspace.baseCurrency,
  week_starts_on: (workspace: Workspace) => workspace.weekStartsOn,
} as const;

export type HeldSetting = keyof typeof HELD;

const lockOf = (setting: string): string => `setting ${setting}`;

/** Waits until nobody records data that depends on the setting; to be called before it is changed. */
export const lockSetting = (work: Work, setting: string): Promise<void> => work.lock(lockOf(setting));

const held = new WeakMap<Work, Set<HeldSetting>>();

/**
 * Holds a setting at the value that the request knows until the transaction ends, shared with others who do so.
 * @throws 409 when it was changed since the request began.
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
 * While a record is written whose given fields rest on a setting, the setting stays as it is: of a first amount and a
 * change of the currency at the same moment one alone takes effect. Nothing depends on fields that are all empty.
 */
export const holding = (setting: HeldSetting, resource: string, fields: readonly string[]): Reaction => ({
  resource,
  fields,
  async run({ values }, work) {
    if (fields.some((name) => (values[name] ?? null) !== null)) await holdSetting(work, setting);
  },
});
