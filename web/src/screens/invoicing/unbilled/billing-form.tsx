import { Checkbox, Group, MultiSelect, Select, SimpleGrid, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { optionsQuery } from "../../../api/queries.ts";
import type { UiField } from "../../../declare/resource-ui.ts";
import { DateInput } from "../../../fields/date-input.tsx";
import { FieldInput } from "../../../fields/inputs/index.tsx";
import { t } from "../../../messages/t.ts";
import {
  BILLED_PERIODS,
  EXPENSE_GROUPS,
  INCLUDED,
  TIME_GROUPS,
  type useBillingChoices,
} from "./billing-choices.ts";

type Choices = ReturnType<typeof useBillingChoices>;

const CLIENT: UiField = {
  name: "client_id",
  label: t("Client"),
  type: "id",
  resource: "clients",
  required: true,
};
const TAX: UiField = {
  name: "tax_rate_id",
  label: t("Tax"),
  type: "id",
  resource: "tax-rates",
  nullable: true,
  placeholder: t("The client's, otherwise the default"),
};

/** The projects to bill; none chosen means all in the client's currency. */
function Projects({ choices: { clientId, projectIds }, change }: Pick<Choices, "choices" | "change">) {
  const { data: page } = useQuery({
    ...optionsQuery("projects", { client_id: clientId ?? "", sort: "name" }),
    enabled: clientId !== null,
  });
  const projects = (page?.data ?? []).map(({ id, attributes }) => ({
    value: id,
    label: `${attributes.name} (${attributes.currency})`,
  }));
  return (
    <MultiSelect
      label={t("Projects")}
      placeholder={projectIds.length === 0 ? t("All in the client's currency") : undefined}
      data={projects}
      value={projectIds.filter((id) => projects.some(({ value }) => value === id))}
      onChange={(ids) => change({ project_ids: ids.join(",") || undefined })}
      disabled={clientId === null}
      searchable
      clearable
    />
  );
}

/** The inputs that say which work is billed, and how it is put together into lines. */
export function BillingForm({ choices, change }: Pick<Choices, "choices" | "change">) {
  const { clientId, period, from, to, included, groupBy, expenseGroupBy, taxRateId } = choices;
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        <FieldInput
          field={CLIENT}
          value={clientId}
          onChange={(id) => change({ client_id: id as string, project_ids: undefined })}
        />
        <Projects choices={choices} change={change} />
        <Select
          label={t("Period")}
          data={BILLED_PERIODS}
          value={period}
          allowDeselect={false}
          onChange={(value) => change({ period: value === "all" ? undefined : (value ?? undefined) })}
        />
        {period === "own" && (
          <>
            <DateInput
              label={t("From")}
              value={from}
              onChange={(day) => change({ from: typeof day === "string" ? day : undefined })}
            />
            <DateInput
              label={t("To")}
              value={to}
              onChange={(day) => change({ to: typeof day === "string" ? day : undefined })}
            />
          </>
        )}
        <Select
          label={t("One line of time for each")}
          data={TIME_GROUPS}
          value={groupBy}
          allowDeselect={false}
          onChange={(value) => change({ group_by: value ?? undefined })}
        />
        <Select
          label={t("One line of expenses for each")}
          data={EXPENSE_GROUPS}
          value={expenseGroupBy}
          allowDeselect={false}
          onChange={(value) => change({ expense_group_by: value ?? undefined })}
        />
        <FieldInput
          field={TAX}
          value={taxRateId}
          onChange={(id) => change({ tax_rate_id: (id as string | null) ?? undefined })}
        />
      </SimpleGrid>
      <Checkbox.Group
        label={t("What is billed")}
        value={included}
        onChange={(names) =>
          change({
            include: INCLUDED.flatMap(({ value }) => (names.includes(value) ? [value] : [])).join(","),
          })
        }
      >
        <Group gap="lg" mt={6}>
          {INCLUDED.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
        </Group>
      </Checkbox.Group>
      <Checkbox
        label={t("Leave out time without a rate")}
        checked={choices.skipsUnpriced}
        onChange={(event) => change({ skip_unpriced: event.currentTarget.checked ? "true" : undefined })}
      />
    </Stack>
  );
}
