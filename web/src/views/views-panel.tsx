import {
  ActionIcon,
  Badge,
  Button,
  Divider,
  Group,
  Stack,
  Text,
  Tooltip,
  UnstyledButton,
} from "@mantine/core";
import { confirm } from "../components/confirm.tsx";
import { Icon } from "../components/icon.tsx";
import { notifyFailure } from "../components/notify.tsx";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { inWords } from "../format/words.ts";
import { t } from "../messages/t.ts";
import type { Arrangement } from "./arrangement.ts";
import { type SavedView, useViewsOf } from "./saved-views.ts";
import { useViewWrites } from "./use-view-writes.ts";
import classes from "./views-panel.module.css";

export interface ViewsPanelProps {
  readonly ui: ResourceUi;
  readonly saved: SavedView | null;
  readonly arrangement: Arrangement;
  /** Whether the list is arranged in another way than its view says. */
  readonly changed: boolean;
  /** Asks what a new view, or the shown one, is called and for whom it is. */
  readonly onForm: (form: "new" | "edit") => void;
  readonly onClose: () => void;
}

/** The views of a list, and what can be done with the one that is shown. */
export default function ViewsPanel({ ui, saved, arrangement, changed, onForm, onClose }: ViewsPanelProps) {
  const { all } = useViewsOf(ui);
  const writes = useViewWrites(ui);
  const open = (view: SavedView | null) => {
    onClose();
    writes.open(view && { id: view.id, layout: view.attributes.layout ?? "list" });
  };
  const rows = { current: saved, onOpen: open, onPin: writes.pin };
  const mayChange = saved?.meta.authorizedToUpdate ?? false;
  const save = () => {
    onClose();
    if (saved) void writes.change(saved, { ...arrangement }).catch(notifyFailure);
  };
  const remove = () => {
    if (!saved) return;
    onClose();
    confirm({
      title: t`Delete the view ${saved.attributes.name}?`,
      text:
        saved.attributes.shared_with === "nobody"
          ? t("The records that it lists stay as they are.")
          : t("Others see it too, and lose it. The records that it lists stay as they are."),
      action: t("Delete the view"),
      isDangerous: true,
      run: () => writes.remove(saved),
    });
  };
  return (
    <Stack gap="xs">
      <UnstyledButton
        className={classes.view}
        aria-current={saved === null ? "true" : undefined}
        onClick={() => open(null)}
      >
        <Text size="sm">{t("Usual list")}</Text>
      </UnstyledButton>
      <Section
        title={t("Mine", { many: t("Views") })}
        views={all.filter(({ attributes }) => attributes.is_own)}
        {...rows}
      />
      <Section
        title={t("Shared with me")}
        views={all.filter(({ attributes }) => !attributes.is_own)}
        {...rows}
      />
      <Divider />
      {saved && changed && (
        <Group gap="xs" grow>
          {mayChange && <Button onClick={save}>{t("Save changes")}</Button>}
          <Button variant="default" onClick={() => open(saved)}>
            {t("Reset changes")}
          </Button>
        </Group>
      )}
      <Button variant="default" onClick={() => onForm("new")}>
        {t("Save as a new view")}
      </Button>
      {saved && mayChange && (
        <Button variant="default" onClick={() => onForm("edit")}>
          {t("Rename or share")}
        </Button>
      )}
      {saved?.meta.authorizedToDelete && (
        <Button variant="subtle" color="red" onClick={remove}>
          {t("Delete the view")}
        </Button>
      )}
    </Stack>
  );
}

interface SectionProps {
  readonly title: string;
  readonly views: readonly SavedView[];
  readonly current: SavedView | null;
  readonly onOpen: (view: SavedView) => void;
  readonly onPin: (view: SavedView) => void;
}

function Section({ title, views, current, onOpen, onPin }: SectionProps) {
  if (views.length === 0) return null;
  return (
    <div>
      <Text size="xs" c="dimmed" fw={600} mb={4}>
        {title}
      </Text>
      <ul className={classes.views} aria-label={title}>
        {views.map((view) => {
          const { name, is_pinned, is_default, layout, is_own, owner_name } = view.attributes;
          const pinning = is_pinned
            ? t`Take ${name} out of the navigation`
            : t`Pin ${name} in the navigation`;
          return (
            <li key={view.id} className={classes.row}>
              <UnstyledButton
                className={classes.view}
                aria-current={view.id === current?.id ? "true" : undefined}
                onClick={() => onOpen(view)}
              >
                <Group gap={6} wrap="wrap">
                  <Text size="sm" component="span">
                    {name}
                  </Text>
                  {is_default && (
                    <Badge size="sm" variant="light" tt="none">
                      {t("Default")}
                    </Badge>
                  )}
                  {layout !== undefined && layout !== "list" && (
                    <Badge size="sm" variant="default" tt="none">
                      {inWords(layout)}
                    </Badge>
                  )}
                </Group>
                {!is_own && (
                  <Text size="xs" c="dimmed">
                    {t`by ${owner_name}`}
                  </Text>
                )}
              </UnstyledButton>
              <Tooltip label={pinning}>
                <ActionIcon
                  variant={is_pinned ? "light" : "subtle"}
                  color={is_pinned ? undefined : "gray"}
                  aria-label={pinning}
                  aria-pressed={is_pinned}
                  onClick={() => onPin(view)}
                >
                  <Icon name="pin" size={16} />
                </ActionIcon>
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
