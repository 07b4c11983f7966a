import { Box } from "@mantine/core";
import type { ResourceName } from "../../api/records.ts";
import { IdField } from "../../fields/inputs/id.tsx";
import { t } from "../../messages/t.ts";

interface RecordSelectProps {
  readonly resource: ResourceName;
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** A filter of a report by one record of another resource. */
export function RecordSelect({ resource, label, value, onChange }: RecordSelectProps) {
  return (
    <Box w={{ base: "100%", xs: 190 }}>
      <IdField
        field={{ name: resource, label, type: "id", resource, nullable: true, placeholder: t("All") }}
        value={value ?? null}
        onChange={(chosen) => onChange((chosen as string | null) ?? undefined)}
      />
    </Box>
  );
}
