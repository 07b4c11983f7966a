import type { Getter } from "../../../src/engine/declare/getter.ts";
import type { Parameter } from "../../../src/engine/declare/parameter.ts";
import { filteredResource, type ResourceSchema } from "../../../src/engine/schema/schema.ts";
import type { SeededRandom } from "../../../src/platform/random/seeded-random.ts";
import type { Caller } from "../app.ts";
import { readList } from "./read-list.ts";

/** The query parameters of one request. */
export type Question = Readonly<Record<string, string>>;

/** The resources of parameters with ids, if their names do not say it. */
const NAMED_BY: Readonly<Record<string, string>> = {
  recruiter_employee_id: "employees",
  root: "employees",
  manager_employee_id: "employees",
  group_client_id: "clients",
  owner_employee_id: "employees",
  assignee_employee_id: "employees",
  source_id: "lead-sources",
};

/** Periods that end today, of lengths that every getter accepts. */
const DATES = [
  "2026-06-01,2026-06-30",
  "2026-07-09",
  "2026-05-13,2026-07-14",
  "2026-04-01,2026-06-15",
  "2025-08-01,2026-07-14",
];

/** Values of text parameters. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  currency: ["EUR", "USD", "CHF", "GBP"],
  cycle: ["2026 H1", "2025 H2"],
  days: ["0", "30", "365"],
};

/** Generates random requests for getters from their declarations. */
export class Asking {
  readonly #ids = new Map<string, Promise<string[]>>();

  readonly owner: Caller;
  readonly random: SeededRandom;

  constructor(owner: Caller, random: SeededRandom) {
    this.owner = owner;
    this.random = random;
  }

  /** One request with the required parameters only, then a number with random ones. */
  async questionsFor(
    getter: Pick<Getter, "parameters" | "takesFilters" | "isPaged"> & Partial<Pick<Getter, "filtersOf">>,
    resource: ResourceSchema,
    count: number,
  ): Promise<Question[]> {
    const { parameters, takesFilters, isPaged, filtersOf = null } = getter;
    const filtered = filteredResource(resource, { filtersOf });
    const questions: Question[] = [];
    for (let index = 0; index <= count; index++) {
      const question: Record<string, string> = isPaged ? { perPage: "500" } : {};
      for (const [name, parameter] of Object.entries(parameters)) {
        if (name === "limit") question[name] = "500";
        const isWanted = index > 0 && this.random.chance(name === "date" ? 0.8 : 0.4);
        if (!parameter.required && !isWanted) continue;
        const value = await this.#valueOf(name, parameter);
        if (value !== null) question[name] = value;
      }
      if (takesFilters && index > 0) Object.assign(question, this.#filterOf(filtered, parameters));
      questions.push(question);
    }
    return questions;
  }

  /** Ids of existing records of a resource. */
  ids(resource: string): Promise<string[]> {
    const known = this.#ids.get(resource);
    if (known) return known;
    const read = readList(this.owner, `/${resource}`).then((rows) => rows.map(({ id }) => String(id)));
    this.#ids.set(resource, read);
    return read;
  }

  async #valueOf(name: string, { kind }: Parameter): Promise<string | null> {
    if (name === "format" || name === "sort" || name === "limit") return null;
    if (kind.options) {
      const options = kind.options.map(String);
      return this.random
        .sample(options, kind.type === "list" ? this.random.integer(1, options.length) : 1)
        .join(",");
    }
    if (kind.type === "date") return this.random.pick(DATES);
    if (TEXTS[name]) return this.random.pick(TEXTS[name]);
    const resource = NAMED_BY[name] ?? `${name.replace(/_id$/, "").replaceAll("_", "-")}s`;
    const ids = await this.ids(resource.replace(/ys$/, "ies"));
    return this.random
      .sample(ids, kind.type === "list" ? this.random.integer(1, Math.ceil(ids.length / 2)) : 1)
      .join(",");
  }

  /** A filter of the list with a closed set of values, plain or negated. */
  #filterOf(resource: ResourceSchema, parameters: Getter["parameters"]): Question {
    const closed = [...resource.filters].filter(([name, { kind }]) => kind.options && !(name in parameters));
    const [name, { kind }] = this.random.pick(closed);
    return { [`${this.random.pick(["", "-"])}${name}`]: String(this.random.pick(kind.options!)) };
  }
}
