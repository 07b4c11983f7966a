import {
  action,
  EXAMPLE_ULID,
  field,
  holds,
  openWhenEach,
  type StandaloneResult,
  standaloneAction,
} from "../../../engine/declare/index.ts";
import { sql } from "../../../engine/sql/index.ts";
import {
  forbidden,
  type GivenParameters,
  type StandaloneContext,
  type StoredRecord,
  type Work,
} from "../../../engine/work/index.ts";
import { TIME_WRITERS } from "../time-sight.ts";
import { momentIn } from "../timesheets/entry-time.ts";

const PARAMETERS = {
  project_id: field.reference("projects"),
  task_id: field.reference("tasks"),
  description: field.text({ max: 2_000 }),
  is_billable: field.boolean(),
  started_at: field.dateTime().describe("Default: now; at most 24 hours ago."),
  employee_id: field
    .reference("employees")
    .describe("Default: the caller. Starting a timer for somebody else requires manage-timesheets."),
};

type Parameters = GivenParameters<typeof PARAMETERS>;
/** The given values of the new timer. */
type Given = Partial<Parameters>;

/** Creates a running entry under the same rules as a request; returns its id. @throws 422 for invalid values */
const start = (work: Work, given: Given): Promise<string> =>
  work.createByRules("timesheets", {
    ...given,
    started_at: (momentIn(given.started_at) ?? work.now).toISOString(),
  });

/** The parameters with a value. */
const given = ({ params, sent }: Pick<StandaloneContext<Parameters>, "params" | "sent">): Given =>
  Object.fromEntries(Object.entries(params).filter(([name, value]) => sent.has(name) && value !== null));

/** Starts a timer and stops the one that is running. */
export const startTimer = standaloneAction({
  title: "Start a timer",
  done: "Started a timer.",
  description: "Starts a timer. A running timer is stopped when the new one starts; `meta` has its id.",
  needsCredential: true,
  who: TIME_WRITERS,
  parameters: PARAMETERS,
  example: { employee_id: EXAMPLE_ULID, description: "Reviewing the offer." },
  async run(context): Promise<StandaloneResult> {
    return { shows: { resource: "timesheets", id: await start(context.work, given(context)) } };
  },
});

/** The values that a timer copies from the entry that it continues. */
const continued = ({ project_id, task_id, description, is_billable }: StoredRecord<"timesheets">): Given =>
  Object.fromEntries(
    Object.entries({ project_id, task_id, description, is_billable }).filter(([, value]) => value !== null),
  );

/** Starts a timer with the values of an existing entry, which does not change. */
export const continueTimer = action("timesheets", {
  title: "Continue with a new timer",
  done: "Started a timer from",
  description: "Starts a timer with the entry's project, task, description and billability.",
  levels: ["record"],
  respondsWithMeta: true,
  // Everybody who can see the entry can continue it, provided they may create entries.
  grants: [{ permissions: [], rows: { anybody: () => sql`true` } }],
  openWhen: openWhenEach((_entry, { actor }) => {
    const { permissions, relations } = TIME_WRITERS;
    const mayMake =
      holds(actor, ...permissions) || relations.some((relation) => actor.relations.has(relation));
    return mayMake ? null : forbidden(relations[0]);
  }),
  parameters: PARAMETERS,
  example: { employee_id: EXAMPLE_ULID },
  async run(context) {
    const { work, records } = context;
    const id = await start(work, { ...continued(records[0]!), ...given(context) });
    return { shows: { resource: "timesheets", id } };
  },
});
