import { Alert, Box, List, Text } from "@mantine/core";
import { type ApiRecord, type RecordWith, tryAction } from "../../../api/records.ts";
import { errorsInWordsOfForm } from "../../../components/form-problem.ts";
import { Icon } from "../../../components/icon.tsx";
import { Panel } from "../../../components/panel.tsx";
import { misreadIn } from "../../../declare/misread.ts";
import type { UiField } from "../../../declare/resource-ui.ts";
import { FieldValue } from "../../../fields/index.tsx";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { formatDate } from "../../../format/dates.ts";
import { inWords } from "../../../format/words.ts";
import { plural, t } from "../../../messages/t.ts";
import { useDryRun } from "../../../records/use-dry-run.ts";

type Values = Readonly<Record<string, unknown>>;
type Review = RecordWith<ApiRecord<"evaluations">["attributes"]>;

const PERSON: UiField = {
  name: "employee_id",
  label: t("Employee"),
  type: "employee",
  resource: "employees",
};
const PEOPLE: UiField = { name: "assignee_ids", label: t("Reviewers"), type: "ids", resource: "employees" };
const NEEDED = ["evaluation_type_id", "period_start", "period_end"];

const isComplete = (values: Values): boolean =>
  NEEDED.every((name) => values[name]) &&
  (values.employee_ids as readonly string[]).length > 0 &&
  Object.keys(misreadIn(values)).length === 0;

interface Refused {
  /** The person whom the message is about; null if it is about none. */
  readonly employeeId: string | null;
  readonly text: string;
}

/** The messages of a refused launch; those at `employee_ids.N` with the person whom they are about. */
function refusalsOf(errors: Readonly<Record<string, readonly string[]>>, values: Values): readonly Refused[] {
  const worded = errorsInWordsOfForm(errors, inWords, Object.keys(values));
  const ids = values.employee_ids as readonly string[];
  return Object.entries(worded).flatMap(([path, texts]) => {
    const at = /^employee_ids\.(\d+)$/.exec(path)?.[1];
    return texts.map((text) => ({ employeeId: at === undefined ? null : (ids[Number(at)] ?? null), text }));
  });
}

/** The reviews that the launch would create, or why it would create none. */
export function LaunchPreview({ values }: { readonly values: Values }) {
  const run = useDryRun(isComplete(values) ? values : null, async (input) => {
    const { data } = await tryAction("evaluations", null, "launch", input);
    return data as unknown as readonly Review[];
  });
  if (run.problem !== null) {
    const refusals = refusalsOf(run.errors, values);
    return (
      <Alert
        color="orange"
        variant="light"
        icon={<Icon name="alert-triangle" />}
        title={t("This cannot be launched yet")}
      >
        {refusals.length === 0 && <Text size="sm">{run.problem}</Text>}
        <List size="sm" listStyleType="none">
          {refusals.map(({ employeeId, text }) => (
            <List.Item key={`${employeeId} ${text}`}>
              {employeeId && <FieldValue field={PERSON} value={employeeId} />} {text}
            </List.Item>
          ))}
        </List>
      </Alert>
    );
  }
  const reviews = run.result;
  if (!reviews || !isComplete(values)) return null;
  return (
    <Panel title={plural(reviews.length, "# review would be created", "# reviews would be created")}>
      <Box role="status" aria-busy={run.isCalculating}>
        <FigureTable
          label={t("Reviews that would be created")}
          isStale={run.isCalculating}
          rows={reviews}
          keyOf={({ attributes }) => attributes.employee_id}
          sort=""
          onSort={() => undefined}
          columns={[
            {
              name: "employee",
              label: t("Employee"),
              isUnsorted: true,
              show: ({ attributes }) => <FieldValue field={PERSON} value={attributes.employee_id} />,
            },
            {
              name: "reviewers",
              label: t("Reviewers"),
              isUnsorted: true,
              show: ({ attributes }) => <FieldValue field={PEOPLE} value={attributes.assignee_ids} />,
            },
            {
              name: "due",
              label: t("Due on"),
              isUnsorted: true,
              show: ({ attributes }) => formatDate(attributes.due_date),
            },
          ]}
        />
      </Box>
    </Panel>
  );
}
