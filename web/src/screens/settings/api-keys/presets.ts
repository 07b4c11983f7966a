import { t } from "../../../messages/t.ts";
import { byModule, type Permission } from "../../../permissions/catalogue.ts";

export interface Preset {
  readonly label: string;
  readonly scopes: (held: readonly Permission[]) => string[];
}

/** As the API names the modules. */
const PEOPLE_AND_TIME: readonly string[] = ["Employees", "Leave", "Time Tracking"];

/** Choices to begin with, all within what the person holds. */
export const PRESETS: readonly Preset[] = [
  { label: t("Read everything"), scopes: (held) => reading(held) },
  { label: t("Everything that I may do"), scopes: (held) => held.map(({ name }) => name) },
  {
    label: t("People and time"),
    scopes: (held) => reading(held.filter(({ module }) => PEOPLE_AND_TIME.includes(module))),
  },
  { label: t("Nothing"), scopes: () => [] },
];

/** The seeing of each module, as far as it is held. */
function reading(held: readonly Permission[]): string[] {
  return byModule(held)
    .flatMap(({ view, special }) => [view, ...special])
    .flatMap((permission) => (permission?.name.startsWith("view-") ? [permission.name] : []));
}
