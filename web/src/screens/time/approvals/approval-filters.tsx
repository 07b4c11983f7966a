import { Group, MultiSelect } from "@mantine/core";
import { Stepper } from "../../../components/stepper.tsx";
import { RecordSelect } from "../record-select.tsx";
import { WEEK_STATUSES } from "../week-status.tsx";

type Filters = Readonly<Record<string, string | undefined>>;

interface ApprovalFiltersProps {
  /** Department, manager and statuses as the address has them. */
  readonly given: Filters;
  readonly onNarrow: (part: Filters) => void;
  readonly onEarlier: () => void;
  /** Missing where no later week has begun. */
  readonly onLater?: () => void;
}

const STATUSES = Object.entries(WEEK_STATUSES).map(([value, { label }]) => ({ value, label }));

/** Which weeks, and whose, are shown. */
export function ApprovalFilters({ given, onNarrow, onEarlier, onLater }: ApprovalFiltersProps) {
  return (
    <Group gap="md" align="flex-end">
      <Stepper
        before={{ label: "Earlier weeks", go: onEarlier }}
        after={{ label: "Later weeks", go: onLater }}
      />
      <RecordSelect
        resource="departments"
        label="Department"
        value={given.department}
        onChange={(department) => onNarrow({ department })}
      />
      <RecordSelect
        resource="employees"
        label="Manager"
        value={given.manager}
        onChange={(manager) => onNarrow({ manager })}
      />
      <MultiSelect
        label="Status"
        placeholder={given.status ? undefined : "All"}
        data={STATUSES}
        value={given.status?.split(",") ?? []}
        onChange={(statuses) => onNarrow({ status: statuses.join(",") || undefined })}
        clearable
        w={{ base: "100%", xs: 220 }}
      />
    </Group>
  );
}
