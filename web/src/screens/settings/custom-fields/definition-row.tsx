import { Badge, Group, Text, UnstyledButton } from "@mantine/core";
import type { ApiRecord } from "../../../api/records.ts";
import rows from "../../../components/named-row.module.css";
import { type Definition, definitionOf } from "../../../custom-fields/definition.ts";
import { plural, t } from "../../../messages/t.ts";
import { DefinitionMenu } from "./definition-menu.tsx";
import classes from "./definition-row.module.css";
import { TYPE_NAMES } from "./definition-ui.ts";

interface DefinitionRowProps {
  readonly record: ApiRecord;
  readonly onOpen: () => void;
  readonly onMoveUp?: () => void;
  readonly onMoveDown?: () => void;
}

/** How many records have a value. */
const usage = ({ values_count }: Definition): string => plural(values_count, "# value", "# values");

/** What is particular about a field. */
function marksOf({ is_required, is_unique, access }: Definition): string[] {
  return [
    ...(is_required ? [t("Required")] : []),
    ...(is_unique ? [t("Unique")] : []),
    ...(access === "restricted" ? [t("Restricted")] : []),
  ];
}

/** A field in the list of its resource; its name leads to its definition. */
export function DefinitionRow({ record, onOpen, ...moves }: DefinitionRowProps) {
  const definition = definitionOf(record);
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <div className={rows.what}>
        <Group gap="xs">
          <UnstyledButton className={rows.name} onClick={onOpen}>
            {definition.name}
          </UnstyledButton>
          {marksOf(definition).map((mark) => (
            <Badge key={mark} variant="default" size="sm" tt="none" fw={600}>
              {mark}
            </Badge>
          ))}
        </Group>
        <Text size="xs" c="dimmed">
          {TYPE_NAMES[definition.type]} · {definition.slug}
          <span className={classes.narrow}> · {usage(definition)}</span>
        </Text>
      </div>
      <Text size="sm" c="dimmed" className={classes.wide}>
        {usage(definition)}
      </Text>
      <DefinitionMenu record={record} onOpen={onOpen} {...moves} />
    </Group>
  );
}
