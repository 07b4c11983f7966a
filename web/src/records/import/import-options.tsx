import { Select, SimpleGrid, Title } from "@mantine/core";
import type { ResourceUi, UiField } from "../../declare/resource-ui.ts";
import { FieldInput } from "../../fields/inputs/index.tsx";
import { t } from "../../messages/t.ts";

/** The parameters of every import that the wizard sets by itself. */
const OWN = ["mode", "mapping", "on_duplicate"];

const DUPLICATES = [
  { value: "skip", label: t("Leave them out") },
  { value: "create", label: t("Create them again") },
  { value: "error", label: t("Report them as errors") },
];

type Values = Readonly<Record<string, unknown>>;

interface ImportOptionsProps {
  readonly ui: ResourceUi;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/**
 * The parameters that the import of this resource has of its own: a value for blank cells, edited as the field of that
 * name, or whether something is created that the file names, which is a box to tick.
 */
const ownOptions = ({ fields, metadata }: ResourceUi): UiField[] =>
  Object.values(metadata.actions.import?.parameters ?? {})
    .filter(({ name }) => !OWN.includes(name))
    .map((parameter) => {
      const field = fields[parameter.name];
      return field
        ? { ...field, label: t`${field.label}, where the file has none`, required: false, hint: undefined }
        : { ...parameter, type: "boolean", hint: undefined };
    });

/** What happens to duplicates, and the further choices of an import. */
export function ImportOptions({ ui, values, onChange }: ImportOptionsProps) {
  return (
    <>
      <Title order={3} size="h5">
        {t("Options")}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: "end" }}>
        <Select
          label={t("Rows that exist already")}
          data={DUPLICATES}
          value={String(values.on_duplicate ?? "skip")}
          allowDeselect={false}
          onChange={(on_duplicate) => onChange({ ...values, on_duplicate })}
        />
        {ownOptions(ui).map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={values[field.name] ?? null}
            values={values}
            onChange={(value) => onChange({ ...values, [field.name]: value })}
          />
        ))}
      </SimpleGrid>
    </>
  );
}
