import { Button, Drawer, Group, Paper, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { FilterDescription } from "../api/records.ts";
import { hasMisread } from "../components/form-focus.ts";
import { Icon } from "../components/icon.tsx";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { maySeeAny } from "../declare/rights.ts";
import { byName } from "../format/names.ts";
import { t } from "../messages/t.ts";
import { useSession } from "../session/session.ts";
import { FilterGroupEditor } from "./filter-group-editor.tsx";
import { type FilterGroup, filterGroupsOf, NEW_GROUP, writeFilterGroups } from "./filter-groups.ts";
import { FilterRows } from "./filter-rows.tsx";
import { type FilterChoice, filterField, readFilters, WHERE, writeFilters } from "./filter-text.ts";
import { CombinedWords } from "./filter-words.tsx";
import { readWhere } from "./where-text.ts";

interface FilterDrawerProps {
  readonly ui: ResourceUi;
  readonly descriptions: readonly FilterDescription[];
  readonly filters: Readonly<Record<string, string>>;
  readonly onApply: (filters: Record<string, string>) => void;
  readonly onClose: () => void;
}

/** The drawer in which the filters of a list are put together, from those that the API describes. */
export function FilterDrawer({ ui, descriptions, filters, onApply, onClose }: FilterDrawerProps) {
  const session = useSession();
  const [choices, setChoices] = useState<readonly FilterChoice[]>(() => readFilters(filters));
  const [where, setWhere] = useState(() => whereOf(filters));
  const offered = descriptions
    .filter(({ key }) => !ui.list.filters?.[key]?.isHidden)
    .map((filter) => ({ value: filter.key, field: filterField(ui, filter) }))
    .filter(({ field: { resource } }) => resource === undefined || maySeeAny(session, resource))
    .map(({ value, field }) => ({ value, label: field.label }))
    .sort((one, other) => byName(one.label, other.label));
  const known = { ui, descriptions, offered };
  const groups = where ?? [];
  const text = where === null ? (filters[WHERE] ?? "") : writeFilterGroups(groups);
  const combined = text === "" ? null : readWhere(text);
  const apply = (): void => onApply({ ...writeFilters(choices), ...(text === "" ? {} : { [WHERE]: text }) });
  return (
    <Drawer opened onClose={onClose} position="right" title={t("Filters")} size="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!hasMisread(event.currentTarget)) apply();
        }}
      >
        <Stack gap="md">
          {choices.length === 0 && groups.length === 0 && where !== null && (
            <Text size="sm" c="dimmed">
              {t("Every record is listed. Add a filter to see fewer.")}
            </Text>
          )}
          <FilterRows {...known} choices={choices} onChange={setChoices} isOnce label={t("Add a filter")} />
          {groups.map((group, at) => (
            <FilterGroupEditor
              // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity; without one of them, all are new.
              key={`${at} of ${groups.length}`}
              {...known}
              group={group}
              onChange={(changed) => setWhere(groups.map((other, place) => (place === at ? changed : other)))}
              onRemove={() => setWhere(groups.filter((_, place) => place !== at))}
            />
          ))}
          {combined !== null && (
            <Group gap={6} component="section" aria-label={t("Combined filters in words")}>
              <CombinedWords {...known} combined={combined} />
            </Group>
          )}
          {where === null ? (
            <Paper withBorder p="sm" style={{ borderColor: "var(--bureau-line)" }}>
              <Text size="sm">
                {t(
                  "This list also has combined filters that cannot be read. They stay as they are, and can be removed below the search.",
                )}
              </Text>
            </Paper>
          ) : (
            <Button
              variant="default"
              leftSection={<Icon name="plus" size={16} />}
              onClick={() => setWhere([...groups, NEW_GROUP])}
            >
              {t("Add filters of which any may match")}
            </Button>
          )}
          <Group justify="space-between" mt="sm">
            <Button variant="subtle" onClick={() => onApply({})} disabled={Object.keys(filters).length === 0}>
              {t("Clear all")}
            </Button>
            <Button type="submit">{t("Apply")}</Button>
          </Group>
        </Stack>
      </form>
    </Drawer>
  );
}

/** The combined filters as groups that can be edited; null if they cannot be read. */
function whereOf(filters: Readonly<Record<string, string>>): readonly FilterGroup[] | null {
  const text = filters[WHERE] ?? "";
  const combined = text === "" ? null : readWhere(text);
  return text === "" ? [] : combined && filterGroupsOf(combined);
}
