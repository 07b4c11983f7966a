import { Checkbox, Stack, Text } from "@mantine/core";
import { t } from "../messages/t.ts";
import type { Permission } from "./catalogue.ts";
import classes from "./permission-matrix.module.css";

interface RelationScopesProps {
  readonly scopes: readonly Permission[];
  readonly value: readonly string[];
  /** Without it the selection is read-only. */
  readonly onChange?: (value: string[]) => void;
}

/** The rights that a key gets from its owner's relations: to the owner's own data, and to their team's. */
export function RelationScopes({ scopes, value, onChange }: RelationScopesProps) {
  const chosen = scopes.filter(({ name }) => value.includes(name));
  return (
    <fieldset className={classes.relations}>
      <legend className={classes.name}>{t("On the owner's behalf")}</legend>
      <Stack gap="xs" className={classes.below}>
        {onChange
          ? scopes.map(({ name, title, description }) => (
              <Checkbox
                key={name}
                size="sm"
                label={title}
                description={description}
                checked={value.includes(name)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [name, ...value] : value.filter((one) => one !== name))
                }
              />
            ))
          : chosen.map(({ name, title, description }) => (
              <Text key={name} size="xs">
                <b>{title}.</b> {description}
              </Text>
            ))}
        {!onChange && chosen.length === 0 && (
          <Text size="xs" c="dimmed">
            {t(
              "Nothing: the key cannot read its owner's records or decide on requests, unless a permission below allows it.",
            )}
          </Text>
        )}
      </Stack>
    </fieldset>
  );
}
