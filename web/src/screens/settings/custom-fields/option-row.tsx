import { ActionIcon, Badge, Group, Menu, TextInput } from "@mantine/core";
import { Icon } from "../../../components/icon.tsx";
import { t } from "../../../messages/t.ts";
import { OptionColor } from "./option-color.tsx";
import type { OptionDraft } from "./option-drafts.ts";

interface OptionRowProps {
  readonly option: OptionDraft;
  /** What it is called as long as it has no name: "Option 2". */
  readonly name: string;
  readonly error?: string;
  readonly hasFocus: boolean;
  readonly onChange: (part: Partial<OptionDraft>) => void;
  /** Enter in the name goes on to the next option. */
  readonly onEnter: () => void;
  readonly onRemove?: () => void;
  readonly onMoveUp?: () => void;
  readonly onMoveDown?: () => void;
}

/** One option while it is edited. */
export function OptionRow(props: OptionRowProps) {
  const { option, name, error, hasFocus, onChange, onEnter } = props;
  return (
    <Group gap={6} wrap="nowrap" align="flex-start" pb={8}>
      <OptionColor
        color={option.color}
        label={t`Colour of ${option.label || name}`}
        onChange={(color) => onChange({ color })}
      />
      <TextInput
        flex={1}
        aria-label={name}
        value={option.label}
        error={error}
        autoFocus={hasFocus}
        maxLength={100}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onEnter();
        }}
        rightSection={
          option.is_archived && (
            <Badge variant="default" tt="none" size="sm">
              {t("Archived")}
            </Badge>
          )
        }
        rightSectionWidth={option.is_archived ? 84 : undefined}
      />
      <OptionMenu {...props} />
    </Group>
  );
}

function OptionMenu({ option, name, onChange, onRemove, onMoveUp, onMoveDown }: OptionRowProps) {
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t`Actions for ${option.label || name}`}
        >
          <Icon name="dots-vertical" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Icon name="arrow-up" size={16} />} disabled={!onMoveUp} onClick={onMoveUp}>
          {t("Move up")}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon name="arrow-down" size={16} />}
          disabled={!onMoveDown}
          onClick={onMoveDown}
        >
          {t("Move down")}
        </Menu.Item>
        {option.value !== null && (
          <Menu.Item
            leftSection={<Icon name={option.is_archived ? "archive-off" : "archive"} size={16} />}
            onClick={() => onChange({ is_archived: !option.is_archived })}
          >
            {option.is_archived ? t("Restore") : t("Archive")}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<Icon name="trash" size={16} />}
          disabled={!onRemove}
          onClick={onRemove}
        >
          {t("Remove")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
