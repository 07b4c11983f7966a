import { ActionIcon, Button, Group, Paper, Select, Stack } from "@mantine/core";
import { Icon } from "../components/icon.tsx";
import { t } from "../messages/t.ts";
import { type FilterGroup, NEW_GROUP } from "./filter-groups.ts";
import { FilterRows, type FilterRowsProps } from "./filter-rows.tsx";

/** Groups within groups can be edited so deep; the API takes five levels. */
const MAX_DEPTH = 3;

const MATCHES = [
  { value: "any", label: t("Any of these") },
  { value: "all", label: t("All of these") },
  { value: "none", label: t("None of these") },
];

interface FilterGroupEditorProps extends Pick<FilterRowsProps, "ui" | "descriptions" | "offered"> {
  readonly group: FilterGroup;
  /** How deep it is within others, starting at 1. */
  readonly depth?: number;
  readonly onChange: (group: FilterGroup) => void;
  readonly onRemove: () => void;
}

/** Filters of which any, all or none has to match, with groups within. */
export function FilterGroupEditor({
  group,
  depth = 1,
  onChange,
  onRemove,
  ...known
}: FilterGroupEditorProps) {
  const { match, filters, groups } = group;
  const change = (part: Partial<FilterGroup>) => onChange({ ...group, ...part });
  const isFirst = filters.length === 0 && groups.length === 0;
  const next = match === "all" ? t("And match") : t("Or match");
  return (
    <Paper withBorder p="sm" component="fieldset" bg={depth % 2 === 1 ? "var(--bureau-hover)" : undefined}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Select
          aria-label={t("How these filters are combined")}
          data={MATCHES}
          value={match}
          allowDeselect={false}
          size="xs"
          onChange={(chosen) => change({ match: chosen as FilterGroup["match"] })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("Remove this group of filters")}
          onClick={onRemove}
        >
          <Icon name="x" size={16} />
        </ActionIcon>
      </Group>
      <Stack gap="sm">
        <FilterRows
          {...known}
          choices={filters}
          onChange={(choices) => change({ filters: choices })}
          label={isFirst ? t("Match") : next}
        />
        {groups.map((within, at) => (
          <FilterGroupEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: groups have no identity; without one of them, all are new.
            key={`${at} of ${groups.length}`}
            {...known}
            group={within}
            depth={depth + 1}
            onChange={(changed) =>
              change({ groups: groups.map((other, place) => (place === at ? changed : other)) })
            }
            onRemove={() => change({ groups: groups.filter((_, place) => place !== at) })}
          />
        ))}
        {depth < MAX_DEPTH && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon name="plus" size={14} />}
            onClick={() =>
              change({ groups: [...groups, { ...NEW_GROUP, match: match === "all" ? "any" : "all" }] })
            }
          >
            {t("Add a group within")}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
