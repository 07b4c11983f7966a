import { Box, Group, Select } from "@mantine/core";
import type { Query } from "../api/records.ts";
import { useScreenSearch } from "../components/use-screen-search.ts";
import { CurrencyField } from "../fields/inputs/currency.tsx";
import { currencyCodes } from "../format/names.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { PeriodChoice } from "./period/period-choice.tsx";
import { writePeriod } from "./period/periods.ts";
import { useReportPeriod } from "./period/report-periods.ts";

const BASES = [
  { value: "accrual", label: t("Accrual (as earned)") },
  { value: "invoiced", label: t("Invoiced") },
];
const APPROVALS = [
  { value: "all", label: t("All") },
  { value: "approved", label: t("Only approved") },
];

/** The parameters of an economics report, which are in the URL: period, basis, which time counts, sort. */
export function useEconomicsChoices(defaultSort: string) {
  const [given, change] = useScreenSearch();
  const { workspace } = useSession();
  const period = useReportPeriod("projects/portfolio-overview", given.date);
  const chosen = (options: typeof BASES, value: string | undefined): string =>
    options.find((option) => option.value === value)?.value ?? options[0]!.value;
  const choices = {
    basis: chosen(BASES, given.basis),
    approval: chosen(APPROVALS, given.approval),
    sort: given.sort ?? defaultSort,
    currency: currencyCodes().find((code) => code === given.currency) ?? workspace.base_currency,
  };
  const query: Query = {
    date: writePeriod(period),
    basis: choices.basis,
    approval: choices.approval,
    currency: choices.currency,
    sort: choices.sort,
    limit: 500,
  };
  return { ...choices, period, query, change };
}

interface EconomicsChoicesProps {
  readonly choices: ReturnType<typeof useEconomicsChoices>;
  /** Whether the person may see money: if not, there is no revenue to choose a basis for. */
  readonly hasMoney: boolean;
}

/** The inputs for the parameters of an economics report. */
export function EconomicsChoices({ choices, hasMoney }: EconomicsChoicesProps) {
  const { workspace } = useSession();
  const { period, basis, approval, currency, change } = choices;
  return (
    <Group gap="md" align="flex-end">
      <PeriodChoice value={period} onChange={(next) => change({ date: writePeriod(next) })} />
      {hasMoney && (
        <Select
          label={t("Revenue")}
          data={BASES}
          value={basis}
          allowDeselect={false}
          onChange={(value) => change({ basis: value === "accrual" ? undefined : (value ?? undefined) })}
          w={195}
        />
      )}
      <Select
        label={t("Time")}
        data={APPROVALS}
        value={approval}
        allowDeselect={false}
        onChange={(value) => change({ approval: value === "all" ? undefined : (value ?? undefined) })}
        w={150}
      />
      {hasMoney && (
        <Box w={190}>
          <CurrencyField
            field={{ name: "currency", label: t("Currency"), type: "currency" }}
            value={currency}
            onChange={(code) =>
              change({ currency: code === workspace.base_currency || !code ? undefined : String(code) })
            }
          />
        </Box>
      )}
    </Group>
  );
}
