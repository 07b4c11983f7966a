import { SimpleGrid } from "@mantine/core";
import type { FormErrors, UseFormReturnType } from "@mantine/form";
import type { ApiRecord } from "../api/records.ts";
import type { UiField } from "../declare/resource-ui.ts";
import { valueAt } from "../declare/value-at.ts";
import { uiOf } from "../fields/index.tsx";
import { FieldInput } from "../fields/inputs/index.tsx";
import classes from "./field-grid.module.css";

interface FieldGridProps {
  readonly fields: readonly UiField[];
  readonly form: UseFormReturnType<Record<string, unknown>>;
  readonly record?: ApiRecord;
  readonly columns?: 1 | 2;
  /** Whether the first input gets the focus when a dialog opens. */
  readonly isFirst?: boolean;
}

const isWithin = (path: string, field: string): boolean => path.startsWith(`${field}.`);

const isOffered =
  (values: Readonly<Record<string, unknown>>) =>
  (field: UiField): boolean =>
    field.isOffered?.(values) ?? true;

/** The value of a field that is not asked for: nothing, or its default if it cannot be empty. */
const withoutInput = ({ nullable, default: initial }: UiField): unknown =>
  nullable === true ? null : (initial ?? null);

/** The messages at parts of a field, by their paths within it: `1.label`. */
const errorsWithin = (errors: FormErrors, field: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => isWithin(path, field))
      .map(([path, message]) => [path.slice(field.length + 1), String(message)]),
  );

/** The inputs of fields, in two columns where there is room. */
export function FieldGrid({ fields, form, record, columns = 2, isFirst = true }: FieldGridProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: columns }} spacing="md" verticalSpacing="md">
      {fields.filter(isOffered(form.values)).map((field, index) => (
        <div key={field.name} className={uiOf(field).isWide && columns === 2 ? classes.wide : undefined}>
          <FieldInput
            field={field}
            record={record}
            isFirst={isFirst && index === 0}
            value={valueAt(form.values, field.name)}
            values={form.values}
            error={form.errors[field.name] as string | undefined}
            errors={errorsWithin(form.errors, field.name)}
            onChange={(value) => {
              form.setFieldValue(field.name, value);
              for (const path of Object.keys(form.errors))
                if (path === field.name || isWithin(path, field.name)) form.clearFieldError(path);
              for (const { name, within, follows } of fields) {
                if (within === field.name) form.setFieldValue(name, null);
                if (follows === field.name) form.setFieldValue(name, value === null ? null : undefined);
              }
              const isStillOffered = isOffered({ ...form.values, [field.name]: value });
              for (const other of fields)
                if (!isStillOffered(other)) form.setFieldValue(other.name, withoutInput(other));
            }}
          />
        </div>
      ))}
    </SimpleGrid>
  );
}
