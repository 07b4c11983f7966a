import { Badge, Group } from "@mantine/core";
import type { ApiRecord, ResourceName } from "../api/records.ts";
import { recordLabel } from "../declare/record-label.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { t } from "../messages/t.ts";
import type { FieldUi, ShowProps } from "./field-ui.ts";
import { OutOfSight } from "./out-of-sight.tsx";
import { useChosenOptions } from "./reference-options.ts";
import { ShownText } from "./shown-text.tsx";

export function includedRecords(field: UiField, record: ApiRecord | undefined): readonly ApiRecord[] {
  const included = field.relationship ? record?.relationships?.[field.relationship] : null;
  return Array.isArray(included) ? (included as readonly ApiRecord[]) : [];
}

function Show({ value, field, record }: ShowProps) {
  const ids = value as readonly string[];
  const included = includedRecords(field, record).filter(({ id }) => ids.includes(id));
  if (included.length < ids.length) return <Fetched ids={ids} field={field} />;
  return <Names records={included} />;
}

/** The names of records that were not included. */
function Fetched({ ids, field }: { readonly ids: readonly string[]; readonly field: UiField }) {
  const { options, isPending } = useChosenOptions(field.resource as ResourceName, ids, []);
  const names = options.map(({ label }) => label);
  const hidden = ids.length - names.length;
  if (!isPending && names.length === 0) return <OutOfSight />;
  return (
    <ShownText>
      {isPending ? "…" : [...names, ...(hidden > 0 ? [t`${hidden} not visible to you`] : [])].join(", ")}
    </ShownText>
  );
}

function Names({ records }: { readonly records: readonly ApiRecord[] }) {
  if (records.some(({ attributes }) => attributes.color)) {
    return (
      <Group gap={6}>
        {records.map((record) => (
          <Badge
            key={record.id}
            variant="default"
            tt="none"
            fw={500}
            leftSection={<Dot color={record.attributes.color as string | undefined} />}
          >
            {recordLabel(record)}
          </Badge>
        ))}
      </Group>
    );
  }
  return <ShownText>{records.map(recordLabel).join(", ")}</ShownText>;
}

function Dot({ color }: { readonly color: string | undefined }) {
  if (!color) return null;
  return <span style={{ display: "block", width: 8, height: 8, borderRadius: 8, background: color }} />;
}

/** Several records of another resource. */
export const ids: FieldUi = { Show };
