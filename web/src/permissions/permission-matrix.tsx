import { Badge, Checkbox, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { messageOf } from "../api/failure.ts";
import { Problem } from "../components/problem.tsx";
import { FieldsSkeleton } from "../components/skeletons.tsx";
import { t } from "../messages/t.ts";
import {
  byModule,
  type Level,
  levelOf,
  type ModulePermissions,
  permissionsQuery,
  withLevel,
} from "./catalogue.ts";
import { moduleName } from "./module-names.ts";
import classes from "./permission-matrix.module.css";
import { RelationScopes } from "./relation-scopes.tsx";

interface PermissionMatrixProps {
  readonly value: readonly string[];
  /** Without it the selection is read-only. */
  readonly onChange?: (value: string[]) => void;
  /** Marks permissions that the owner does not have. */
  readonly isBeyond?: (permission: string) => boolean;
  readonly error?: string;
  /** Whether the selection is for a key, which can have more than roles grant. */
  readonly isOfKey?: boolean;
}

/** The selection of permissions: for each module none, seeing or managing, and those that are granted separately. */
export function PermissionMatrix({
  value,
  onChange,
  isBeyond,
  error,
  isOfKey = false,
}: PermissionMatrixProps) {
  const { data, error: failure } = useQuery(permissionsQuery);
  if (failure) return <Problem text={messageOf(failure)} />;
  if (!data) return <FieldsSkeleton />;
  return (
    <Stack gap="xs">
      <div className={classes.matrix}>
        {isOfKey && (
          <RelationScopes
            scopes={data.filter(({ is_of_roles }) => !is_of_roles)}
            value={value}
            onChange={onChange}
          />
        )}
        {byModule(data.filter(({ is_of_roles }) => is_of_roles)).map((module) => (
          <ModuleRow
            key={module.module}
            module={module}
            value={value}
            onChange={onChange}
            isBeyond={isBeyond}
            isOfKey={isOfKey}
          />
        ))}
      </div>
      {error && (
        <Text size="sm" c="error" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}

/** What is accessible without any permission of a module. */
const NOTHING = {
  role: t("Only open data and the account's own data."),
  key: t("Only open data and what is selected above."),
};

const LABELS: Readonly<Record<Level, string>> = { none: t("None"), view: t("View"), manage: t("Manage") };

function levelsOf({ view, manage }: ModulePermissions): Level[] {
  return ["none", ...(view ? (["view"] as const) : []), ...(manage ? (["manage"] as const) : [])];
}

interface ModuleRowProps extends Omit<PermissionMatrixProps, "error"> {
  readonly module: ModulePermissions;
}

function ModuleRow({ module, value, onChange, isBeyond, isOfKey }: ModuleRowProps) {
  const chosen = new Set(value);
  const name = moduleName(module.module);
  const level = levelOf(module, chosen);
  const levels = levelsOf(module);
  const held = level === "manage" ? module.manage : level === "view" ? module.view : null;
  return (
    <fieldset className={classes.row}>
      <legend className={classes.name}>{name}</legend>
      <div className={classes.level}>
        {!onChange && levels.length > 1 && (
          <Badge variant={level === "none" ? "default" : "light"} tt="none" fw={600}>
            {LABELS[level]}
          </Badge>
        )}
        {onChange && levels.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={t`${name}: level`}
            data={levels.map((one) => ({ value: one, label: LABELS[one] }))}
            value={level}
            onChange={(given) => onChange(withLevel(module, value, given as Level))}
          />
        )}
      </div>
      <div className={classes.words}>
        <Text size="xs" c={held && isBeyond?.(held.name) ? "error" : "dimmed"}>
          {held ? held.description : levels.length > 1 ? NOTHING[isOfKey ? "key" : "role"] : ""}
          {held && isBeyond?.(held.name) && ` ${t("Not held by the owner of the key.")}`}
        </Text>
        {!onChange && <SpecialNames special={module.special.filter(({ name }) => chosen.has(name))} />}
        {onChange && module.special.length > 0 && (
          <Group gap="md" mt={levels.length > 1 ? 6 : 0}>
            {module.special.map(({ name, title, description }) => (
              <Checkbox
                key={name}
                size="xs"
                label={title}
                description={
                  isBeyond?.(name) && chosen.has(name) ? t("Not held by the owner of the key.") : description
                }
                checked={chosen.has(name)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...value, name] : value.filter((one) => one !== name))
                }
              />
            ))}
          </Group>
        )}
      </div>
    </fieldset>
  );
}

/** The special permissions of a read-only selection. */
function SpecialNames({ special }: Pick<ModulePermissions, "special">) {
  return special.map(({ name, title, description }) => (
    <Text key={name} size="xs" mt={6}>
      <b>{title}.</b> {description}
    </Text>
  ));
}
