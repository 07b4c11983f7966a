import { Group, MultiSelect } from "@mantine/core";
import { Stepper } from "../../../components/stepper.tsx";
import { t } from "../../../messages/t.ts";
import { RecordSelect } from "../record-select.tsx";
import { WEEK_STATUSES } from "../week-status.tsx";

type Filters = Readonly<Record<string, string | undefined>>;

interface ApprovalFiltersProps {
  /** The department, manager and statuses in the URL. */
  readonly given: Filters;
  readonly onNarrow: (part: Filters) => void;
  readonly onEarlier: () => void;
  /** Absent if no later week has started. */
  readonly onLater?: () => void;
}

const STATUSES = Object.entries(WEEK_STATUSES).map(([value, { label }]) => ({ value, label }));

/** The filters for weeks and employees. */
export function ApprovalFilters({ given, onNarrow, onEarlier, onLater }: ApprovalFiltersProps) {
  return (
    <Group gap="md" align="flex-end">
      <Stepper
        before={{ label: t("Earlier weeks"), go: onEarlier }}
        after={{ label: t("Later weeks"), go: onLater }}
      />
      <RecordSelect
        resource="departments"
        label={t("Department")}
        value={given.department}
        onChange={(department) => onNarrow({ department })}
      />
      <RecordSelect
        resource="employees"
        label={t("Manager")}
        value={given.manager}
        onChange={(manager) => onNarrow({ manager })}
      />
      <MultiSelect
        label={t("Status")}
        placeholder={given.status ? undefined : t("All")}
        data={STATUSES}
        value={given.status?.split(",") ?? []}
        onChange={(statuses) => onNarrow({ status: statuses.join(",") || undefined })}
        clearable
        w={{ base: "100%", xs: 220 }}
      />
    </Group>
  );
}
