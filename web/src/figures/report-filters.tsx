import { Box, Group } from "@mantine/core";
import { useScreenSearch } from "../components/use-screen-search.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { FieldInput } from "../fields/inputs/index.tsx";
import { t } from "../messages/t.ts";
import { PeriodChoice } from "./period/period-choice.tsx";
import { type Period, writePeriod } from "./period/periods.ts";

interface ReportFiltersProps {
  /** Null if the report has no period that can be chosen. */
  readonly period: Period | null;
  readonly fields: readonly UiField[];
}

/** The period of a report and what it can be narrowed to; both are in the address of the screen. */
export function ReportFilters({ period, fields }: ReportFiltersProps) {
  const [given, change] = useScreenSearch();
  return (
    <Group gap="md" align="flex-end">
      {period && <PeriodChoice value={period} onChange={(next) => change({ date: writePeriod(next) })} />}
      {fields.map((field) => (
        <Box key={field.name} w={{ base: "100%", xs: 190 }}>
          <FieldInput
            field={{ ...field, required: false, nullable: true, hint: undefined, placeholder: t("All") }}
            value={given[field.name] ?? null}
            onChange={(value) => change({ [field.name]: typeof value === "string" ? value : undefined })}
          />
        </Box>
      ))}
    </Group>
  );
}
