import { Button, Group, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { runActionOnMany } from "../../../api/records.ts";
import { BackLink } from "../../../components/back-link.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Page } from "../../../components/page.tsx";
import { Panel } from "../../../components/panel.tsx";
import { Problem } from "../../../components/problem.tsx";
import { useApiForm } from "../../../components/use-api-form.ts";
import type { FieldOverride, UiField } from "../../../declare/resource-ui.ts";
import { t } from "../../../messages/t.ts";
import { FieldGrid } from "../../../records/field-grid.tsx";
import { AddDepartment } from "./add-department.tsx";
import { LaunchPreview } from "./launch-preview.tsx";
import { reviewUi } from "./review-ui.tsx";

const LABELS: Readonly<Record<string, FieldOverride>> = {
  evaluation_type_id: { label: t("Type") },
  employee_ids: { label: t("Who is reviewed"), hint: undefined },
  period_start: { label: t("Period from") },
  period_end: { label: t("Period to"), hint: undefined },
  due_date: { label: t("Due on"), hint: t("If empty, the type's number of days from today.") },
  cycle: { label: t("Cycle"), hint: t("A name that groups the reviews, such as 2026 H1.") },
  start: { label: t("Start at once"), hint: t("The reviewers are asked immediately.") },
  skip_existing: {
    label: t("Leave out who has such a review"),
    hint: t("Otherwise nothing is launched while somebody has one."),
  },
};

const PARAMETERS: readonly UiField[] = Object.values(reviewUi.metadata.actions.launch!.parameters).map(
  (parameter) => ({ ...parameter, ...LABELS[parameter.name] }),
);
const fieldsOf = (...names: string[]): UiField[] =>
  names.map((name) => PARAMETERS.find((parameter) => parameter.name === name)!);

const START: Readonly<Record<string, unknown>> = Object.fromEntries(
  PARAMETERS.map(({ name, default: given }) => [name, name === "employee_ids" ? [] : (given ?? null)]),
);

const LIST = "/performance/reviews";

const given = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** Launches a cycle: the same review for many people, shown beforehand as the API would create it. */
export default function LaunchReviews() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const labels = Object.fromEntries(PARAMETERS.map(({ name, label }) => [name, label]));
  const { form, problem, isBusy, onSubmit } = useApiForm<Record<string, unknown>>(
    START,
    async (values) => {
      const { message } = await runActionOnMany("evaluations", "launch", given(values));
      await client.invalidateQueries();
      notifyDone(message);
      await navigate({ to: LIST, search: { view: "running" } as never });
    },
    { labels },
  );
  return (
    <Page
      title={t("Launch a cycle")}
      width="narrow"
      before={<BackLink to={LIST}>{t("Team reviews")}</BackLink>}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="lg">
          <Problem text={problem} />
          <Panel title={t("Review")}>
            <FieldGrid
              fields={fieldsOf("evaluation_type_id", "cycle", "period_start", "period_end", "due_date")}
              form={form}
            />
          </Panel>
          <Panel title={t("People")}>
            <Stack gap="md">
              <AddDepartment
                chosen={form.values.employee_ids as readonly string[]}
                onAdd={(ids) => form.setFieldValue("employee_ids", ids)}
              />
              <FieldGrid fields={fieldsOf("employee_ids")} form={form} columns={1} isFirst={false} />
              <FieldGrid fields={fieldsOf("skip_existing", "start")} form={form} isFirst={false} />
            </Stack>
          </Panel>
          <LaunchPreview values={given(form.values)} />
          <Group gap="xs">
            <Button type="submit" loading={isBusy}>
              {t("Launch")}
            </Button>
            <Button variant="default" component={Link} to={LIST}>
              {t("Cancel")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
