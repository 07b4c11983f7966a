import { Button, Paper, Skeleton, Stack } from "@mantine/core";
import type { ComponentType } from "react";
import { messageOf } from "../api/failure.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { Page } from "../components/page.tsx";
import { useNarrow } from "../components/use-narrow.ts";
import { useCustomizedUi } from "../custom-fields/use-customized-ui.ts";
import type { BoardUi } from "../declare/board-ui.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { mayByPermission } from "../declare/rights.ts";
import { t } from "../messages/t.ts";
import { ListDrawer } from "../records/list-drawer.tsx";
import { filterProblems } from "../records/list-query.ts";
import { CreateButton } from "../records/list-screen.tsx";
import { ListTools } from "../records/list-tools.tsx";
import { useRowActions } from "../records/use-row-actions.ts";
import type { RowTarget } from "../records/use-row-opening.ts";
import { useSession } from "../session/session.ts";
import { Board } from "./board.tsx";
import { useColumnsOf, useFigures } from "./board-columns.ts";
import { useBoardState } from "./board-state.ts";
import { BoardTotal } from "./board-total.tsx";
import { groupingsOf } from "./grouped-board.ts";
import { GroupingChoice } from "./grouping-choice.tsx";
import { LayoutChoice } from "./layout-choice.tsx";

/** On a board nothing is selected. */
const NOTHING_CHOSEN = { records: [] };

/** The screen with the board of a declared resource. @throws Error if the resource declares none */
export function boardScreenOf(ui: ResourceUi): ComponentType {
  const { board } = ui;
  if (!board) throw new Error(`The screens of ${ui.resource} do not declare a board.`);
  return () => <BoardScreen ui={ui} board={board} />;
}

function BoardScreen({
  ui: declared,
  board: declaredBoard,
}: {
  readonly ui: ResourceUi;
  readonly board: BoardUi;
}) {
  const customized = useCustomizedUi(declared).ui;
  const session = useSession();
  const isNarrow = useNarrow();
  const { ui, board, given, state, change, filters, descriptions } = useBoardState(customized, declaredBoard);
  const figures = useFigures(ui, board, filters);
  const { columns, failure, retry } = useColumnsOf(ui, board, filters, figures);
  const problems = filterProblems(figures.error, state);
  const hasProblems = Object.keys(problems).length > 0;
  const sortable = new Set(descriptions.filter(({ group }) => group === "sortables").map(({ key }) => key));
  const sorting = { sortable, sort: state.sort, onSort: (sort: string) => change({ sort }) };
  const target: RowTarget = ({ id }) =>
    ui.page ? { to: ui.page(id) } : { onOpen: () => change({ open: id }) };
  const { actions } = useRowActions(ui, undefined, NOTHING_CHOSEN, change);
  return (
    <Page
      title={ui.title}
      actions={
        <>
          {declaredBoard.groupings && (
            <GroupingChoice
              groupings={groupingsOf(customized, declaredBoard)}
              value={board.groupBy}
              onChange={(groupBy) => change({ groupBy })}
            />
          )}
          <LayoutChoice ui={ui} />
          {mayByPermission(session, ui.metadata, "create") && (
            <CreateButton ui={ui} onOpen={() => change({ open: "new" })} />
          )}
        </>
      }
    >
      <Stack gap="md">
        <Paper withBorder p="md" style={{ borderColor: "var(--bureau-line)" }}>
          <ListTools
            {...{ ui, given, state, change, descriptions, problems, isNarrow, sorting }}
            layout="board"
          />
          <BoardTotal board={board} figures={figures} />
        </Paper>
        {failure && !columns && (
          <EmptyState
            icon="alert-triangle"
            title={t("The board could not be loaded")}
            text={messageOf(failure)}
            action={
              <Button variant="light" onClick={() => void retry()}>
                {t("Try again")}
              </Button>
            }
          />
        )}
        {!columns && !failure && <Skeleton h={320} role="status" aria-label={t("Loading")} />}
        {hasProblems && (
          <EmptyState
            icon="filter"
            title={t("Invalid filter")}
            text={t(
              "A filter in the address has an invalid value. The message beside it above says what is wrong.",
            )}
          />
        )}
        {columns && !hasProblems && (
          <Board
            key={board.groupBy}
            {...{ ui, board, columns, figures, target, actions }}
            query={{ ...filters, sort: state.sort }}
          />
        )}
      </Stack>
      <ListDrawer ui={declared} {...{ state, change }} />
    </Page>
  );
}
