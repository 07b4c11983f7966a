import { Group, Select, Stack, Title } from "@mantine/core";
import { useQueries, useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Page } from "../../../components/page.tsx";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { TableSkeleton } from "../../../components/skeletons.tsx";
import { Stepper } from "../../../components/stepper.tsx";
import { useScreenSearch } from "../../../components/use-screen-search.ts";
import { FigureList } from "../../../figures/figure-list.tsx";
import { FigureTable } from "../../../figures/figure-table.tsx";
import { endOfMonth } from "../../../format/calendar.ts";
import { todayIn } from "../../../format/dates.ts";
import { formatMoney } from "../../../format/numbers.ts";
import { withinSentence } from "../../../format/words.ts";
import { t } from "../../../messages/t.ts";
import { useSession } from "../../../session/session.ts";
import { type CurrencyCosts, costsQuery, GROUPS } from "./benefit-costs.ts";
import { costColumns } from "./cost-columns.tsx";
import { MonthBars } from "./month-bars.tsx";

const monthsOf = (year: number): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, "0")}-01`);

/** The year and the grouping in the address; this year and benefits where it has none. */
function useChoices() {
  const [given, change] = useScreenSearch();
  const { workspace } = useSession();
  const thisYear = Number(todayIn(workspace.timezone).slice(0, 4));
  const year = /^(19|20|21)\d\d$/.test(given.year ?? "") ? Number(given.year) : thisYear;
  const group = GROUPS.find(({ value }) => value === given.group) ?? GROUPS[0]!;
  const goTo = (next: number) => () => change({ year: next === thisYear ? undefined : String(next) });
  return { year, group, goTo, change };
}

/** What benefits cost in each month of a year, and by benefit, category, department or employee. */
export default function BenefitCostsScreen() {
  const { year, group, goTo, change } = useChoices();
  const whole = useQuery(costsQuery({ from: `${year}-01-01`, to: `${year}-12-31` }, group.value));
  const months = useQueries({
    queries: monthsOf(year).map((month) => costsQuery({ from: month, to: endOfMonth(month) }, "category")),
  });
  const error = whole.error ?? months.find((month) => month.error)?.error;
  const costsIn = (currency: string) =>
    monthsOf(year).map((month, index) => {
      const costs = months[index]?.data?.find((one) => one.currency === currency);
      return { month, company: costs?.employer_total ?? 0, employees: costs?.employee_total ?? 0 };
    });
  return (
    <Page
      title={t("Benefit costs")}
      note={t("Whole charges on their dates. Currencies are not added together.")}
    >
      <Stack gap="lg">
        <Group gap="md" align="flex-end">
          <Group gap="xs">
            <Stepper
              before={{ label: t("Previous year"), go: goTo(year - 1) }}
              after={{ label: t("Next year"), go: goTo(year + 1) }}
            />
            <Title order={2} size="h4">
              {year}
            </Title>
          </Group>
          <Select
            label={t("By")}
            data={GROUPS}
            value={group.value}
            allowDeselect={false}
            onChange={(value) => change({ group: value === "benefit" ? undefined : (value ?? undefined) })}
            w={160}
          />
        </Group>
        {error && <ReadProblem error={error} />}
        {!whole.data && !error && <TableSkeleton />}
        {whole.data?.length === 0 && (
          <EmptyState icon="gift" title={t("No costs")} text={t("No benefit was charged in that year.")} />
        )}
        {whole.data?.map((costs) => (
          <InCurrency
            key={costs.currency}
            costs={costs}
            months={costsIn(costs.currency)}
            groupLabel={group.label}
            isStale={whole.isPlaceholderData}
          />
        ))}
      </Stack>
    </Page>
  );
}

interface InCurrencyProps {
  readonly costs: CurrencyCosts;
  readonly months: Parameters<typeof MonthBars>[0]["months"];
  readonly groupLabel: string;
  readonly isStale: boolean;
}

function InCurrency({ costs, months, groupLabel, isStale }: InCurrencyProps) {
  const { currency, employer_total, employee_total, total_cost, projected_yearly, rows } = costs;
  const money = (amount: number): string => formatMoney(amount, currency);
  return (
    <>
      <Panel title={t`Costs in ${currency}`}>
        <Stack gap="lg">
          <FigureList
            figures={[
              { label: t("Company"), value: money(employer_total) },
              { label: t("Employees"), value: money(employee_total) },
              { label: t("Total"), value: money(total_cost) },
              { label: t("Company per year, as of today"), value: money(projected_yearly) },
            ]}
          />
          <MonthBars months={months} currency={currency} />
        </Stack>
      </Panel>
      <FigureTable
        label={t`Costs in ${currency} by ${withinSentence(groupLabel)}`}
        columns={costColumns(costs, groupLabel)}
        rows={rows}
        keyOf={({ id }) => id ?? "none"}
        sort=""
        onSort={() => undefined}
        isStale={isStale}
      />
    </>
  );
}
