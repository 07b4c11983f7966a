import { Button, Group, Paper, SegmentedControl, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { messageOf } from "../api/failure.ts";
import { LayoutChoice } from "../board/layout-choice.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { Page } from "../components/page.tsx";
import { Stepper } from "../components/stepper.tsx";
import { useNarrow } from "../components/use-narrow.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { mayByPermission } from "../declare/rights.ts";
import { t } from "../messages/t.ts";
import { ListDrawer } from "../records/list-drawer.tsx";
import { filterProblems } from "../records/list-query.ts";
import { CreateButton } from "../records/list-screen.tsx";
import { ListTools } from "../records/list-tools.tsx";
import { useSession } from "../session/session.ts";
import type { useDatedState } from "./use-dated-state.ts";

interface DatedFrameProps {
  readonly declared: ResourceUi;
  readonly dated: Omit<ReturnType<typeof useDatedState>, "choose">;
  readonly layout: "calendar" | "timeline";
  /** The time that is shown, in words. */
  readonly title: string;
  /** What the buttons to the time before and after are called. */
  readonly before: { readonly label: string; readonly day: string };
  readonly after: { readonly label: string; readonly day: string };
  readonly scales: readonly { readonly value: string; readonly label: string }[];
  readonly onScale: (scale: string) => void;
  /** Further choices, such as the grouping. */
  readonly choices?: ReactNode;
  readonly error: unknown;
  readonly retry: () => void;
  readonly children: ReactNode;
}

/** What calendars and timelines have around them: filters, views, the layout, and the way through time. */
export function DatedFrame(props: DatedFrameProps) {
  const { declared, dated, layout, title, before, after, scales, onScale, choices, error, retry } = props;
  const { ui, given, state, change, descriptions, today, scale, goTo } = dated;
  const session = useSession();
  const isNarrow = useNarrow();
  const problems = filterProblems(error, state);
  const isMadeHere = ui.form.length > 0 || ui.createPath !== undefined;
  return (
    <Page
      title={ui.title}
      actions={
        <>
          {choices}
          <LayoutChoice ui={ui} />
          {isMadeHere && mayByPermission(session, ui.metadata, "create") && (
            <CreateButton ui={ui} onOpen={() => change({ open: "new" })} />
          )}
        </>
      }
    >
      <Stack gap="md">
        <Paper withBorder p="md" style={{ borderColor: "var(--bureau-line)" }}>
          <ListTools {...{ ui, given, state, change, descriptions, problems, isNarrow, layout }} />
        </Paper>
        <Group justify="space-between">
          <Group gap="xs">
            <Stepper
              before={{ label: before.label, go: () => goTo(before.day) }}
              after={{ label: after.label, go: () => goTo(after.day) }}
            />
            <Text fw={600} miw={150} aria-live="polite">
              {title}
            </Text>
            <Button variant="subtle" onClick={() => goTo(today)}>
              {t("Today")}
            </Button>
          </Group>
          <SegmentedControl
            aria-label={t("Time shown")}
            data={[...scales]}
            value={scale}
            onChange={onScale}
          />
        </Group>
        {error ? (
          <EmptyState
            icon="alert-triangle"
            title={
              Object.keys(problems).length > 0 ? t("Invalid filter") : t("The records could not be loaded")
            }
            text={messageOf(error)}
            action={
              <Button variant="light" onClick={retry}>
                {t("Try again")}
              </Button>
            }
          />
        ) : (
          props.children
        )}
      </Stack>
      <ListDrawer ui={declared} {...{ state, change }} />
    </Page>
  );
}
