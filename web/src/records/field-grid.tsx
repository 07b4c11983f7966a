import { SimpleGrid } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { ApiRecord } from "../api/records.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { FieldInput, uiOf } from "../fields/index.tsx";
import classes from "./field-grid.module.css";

interface FieldGridProps {
  readonly fields: readonly UiField[];
  readonly form: UseFormReturnType<Record<string, unknown>>;
  readonly record?: ApiRecord;
  readonly columns?: 1 | 2;
}

/** The inputs of fields, two beside each other where there is room. */
export function FieldGrid({ fields, form, record, columns = 2 }: FieldGridProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: columns }} spacing="md" verticalSpacing="md">
      {fields.map((field, index) => (
        <div key={field.name} className={uiOf(field).isWide && columns === 2 ? classes.wide : undefined}>
          <FieldInput
            field={field}
            record={record}
            isFirst={index === 0}
            value={form.values[field.name]}
            values={form.values}
            error={form.errors[field.name] as string | undefined}
            onChange={(value) => {
              form.setFieldValue(field.name, value);
              form.clearFieldError(field.name);
              for (const { name, within } of fields)
                if (within === field.name) form.setFieldValue(name, null);
            }}
          />
        </div>
      ))}
    </SimpleGrid>
  );
}
