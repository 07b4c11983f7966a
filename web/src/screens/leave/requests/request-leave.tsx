import { Button, Group, SimpleGrid, Stack } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { optionsQuery } from "../../../api/queries.ts";
import { type ApiRecord, createRecord } from "../../../api/records.ts";
import { FormDrawer } from "../../../components/form-dialogs.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Problem } from "../../../components/problem.tsx";
import { useGivingUp } from "../../../components/unsaved.ts";
import { useApiForm } from "../../../components/use-api-form.ts";
import { fieldOf } from "../../../declare/resource-ui.ts";
import { FieldInput } from "../../../fields/inputs/index.tsx";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import { leaveUi } from "./leave-ui.tsx";
import { RequestPreview } from "./request-preview.tsx";

interface RequestLeaveProps {
  /** Whether the request may be for somebody else. */
  readonly isForOthers?: boolean;
  readonly onClose: () => void;
}

const WHOLE_DAYS = { start_period: "morning", end_period: "afternoon" };

/** The body of the request: without periods for full days and hourly leave. */
function bodyOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isHourly = values.minutes !== null && values.minutes !== "";
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== null && value !== "" && !(isHourly && name in WHOLE_DAYS),
    ),
  );
}

/** The form for a leave request. It shows the counted days and the remaining balance before the request is sent. */
export function RequestLeave({ isForOthers = false, onClose }: RequestLeaveProps) {
  const session = useSession();
  const client = useQueryClient();
  const { data: policies } = useQuery(optionsQuery("holiday-policies", { archived: "false" }));
  const proposed = policies?.data.find(({ attributes }) => attributes.is_default)?.id ?? null;
  return (
    <FormDrawer onClose={onClose} title={t("Request leave")} size="lg" closeOnClickOutside={false}>
      {policies && (
        <RequestForm
          policies={policies.data}
          initial={{ employee_id: session.employee_id, holiday_policy_id: proposed }}
          isForOthers={isForOthers}
          onClose={onClose}
          onDone={async (status) => {
            await client.invalidateQueries();
            notifyDone(
              status === "approved" ? t("The leave has been booked.") : t("The request has been sent."),
            );
            onClose();
          }}
        />
      )}
    </FormDrawer>
  );
}

interface RequestFormProps {
  readonly policies: readonly ApiRecord[];
  readonly initial: Readonly<Record<string, string | null>>;
  readonly isForOthers: boolean;
  readonly onDone: (status: unknown) => Promise<void>;
  readonly onClose: () => void;
}

function RequestForm({ policies, initial, isForOthers, onDone, onClose }: RequestFormProps) {
  const giveUp = useGivingUp(onClose);
  const empty: Record<string, unknown> = {
    ...initial,
    start_date: null,
    end_date: null,
    ...WHOLE_DAYS,
    minutes: null,
    reason: null,
    substitute_employee_id: null,
  };
  const { form, problem, isBusy, onSubmit } = useApiForm(empty, async (values) => {
    const { data } = await createRecord("holidays", bodyOf(values));
    await onDone(data.attributes.status);
  });
  const { values } = form;
  const policy = policies.find(({ id }) => id === values.holiday_policy_id)?.attributes;
  const isOneDay = values.start_date !== null && values.start_date === values.end_date;
  const input = (name: string) => (
    <FieldInput
      key={name}
      field={fieldOf(leaveUi, name)}
      value={values[name]}
      error={form.errors[name] as string | undefined}
      onChange={(value) => {
        form.setFieldValue(name, value);
        form.clearFieldError(name);
        // The last day follows the first day until it is selected, since leave often is a single day.
        const isBehind = values.end_date === null || String(values.end_date) < String(value);
        if (name === "start_date" && isBehind) form.setFieldValue("end_date", value);
      }}
    />
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Problem text={problem} />
        {isForOthers && input("employee_id")}
        {input("holiday_policy_id")}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          {input("start_date")}
          {input("end_date")}
          {policy?.allow_half_days === true && input("start_period")}
          {policy?.allow_half_days === true && input("end_period")}
        </SimpleGrid>
        {policy?.allow_hours === true && isOneDay && input("minutes")}
        <RequestPreview
          employeeId={values.employee_id as string | null}
          body={bodyOf(values)}
          dayCount={policy?.day_count}
        />
        {input("reason")}
        {input("substitute_employee_id")}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={giveUp}>
            {t("Cancel")}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t("Send the request")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
