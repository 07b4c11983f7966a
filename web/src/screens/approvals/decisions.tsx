import { Button, Checkbox, Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../../api/failure.ts";
import type { ApiRecord } from "../../api/records.ts";
import { Pages } from "../../components/pages.tsx";
import { Panel } from "../../components/panel.tsx";
import { Problem } from "../../components/problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import type { ApprovalKind } from "../../declare/approval.ts";
import { plural, t } from "../../messages/t.ts";
import type { Outcome } from "../../records/run-on-each.ts";
import { NO_ACTIONS, useRowKeys } from "../../records/use-row-keys.ts";
import { useSelection } from "../../records/use-selection.ts";
import { type Decision, DecisionDialog } from "./decision-dialog.tsx";
import classes from "./decisions.module.css";
import { Undecided } from "./undecided.tsx";
import { waitingPageQuery } from "./waiting.ts";
import { WaitingRecord } from "./waiting-record.tsx";

/** The pending records of one kind, to be decided singly or several at once; nothing if there are none. */
export function Decisions({ kind }: { readonly kind: ApprovalKind }) {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(waitingPageQuery(kind, page));
  const selection = useSelection(kind.resource);
  const [decision, setDecision] = useState<{ decision: Decision; records: readonly ApiRecord[] } | null>(
    null,
  );
  const [refused, setRefused] = useState<readonly Outcome[]>([]);
  const decideBy = (given: Decision) => (id: string | null) => {
    const listed = data?.data ?? [];
    const some = listed.filter((record) => selection.isChosen(record.id));
    const meant = some.length > 0 ? some : listed.filter((record) => record.id === id);
    if (meant.length > 0) decide(given, meant);
    return meant.length > 0;
  };
  const decide = (given: Decision, records: readonly ApiRecord[]) => {
    setRefused([]);
    setDecision({ decision: given, records });
  };
  const keys = { a: decideBy("approve"), r: decideBy("reject") };
  const rows = useRowKeys<HTMLUListElement>({ ...NO_ACTIONS, keys });
  if (error && !data) return <Problem text={`${kind.title}: ${messageOf(error)}`} />;
  if (!data) return <TableSkeleton />;
  // The last page may be gone after its records were decided.
  if (page > data.meta.last_page) setPage(data.meta.last_page);
  const waiting = data.data;
  const gone = refused.filter(({ record }) => waiting.every(({ id }) => id !== record.id));
  if (data.meta.total === 0 && gone.length === 0) return null;
  const selected = waiting.filter(({ id }) => selection.isChosen(id));
  const settle = (outcomes: readonly Outcome[]) => {
    setRefused(outcomes.filter(({ problem }) => problem !== null));
    selection.choose(
      outcomes.filter(({ problem }) => problem === null).map(({ record }) => record),
      false,
    );
  };
  const { total } = data.meta;
  return (
    <Panel
      title={kind.title}
      note={plural(total, "# pending", "# pending")}
      actions={
        <Group gap="xs">
          <Button size="xs" disabled={selected.length === 0} onClick={() => decide("approve", selected)}>
            {selected.length === 0 ? t("Approve") : t`Approve ${selected.length}`}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={selected.length === 0}
            onClick={() => decide("reject", selected)}
          >
            {selected.length === 0 ? t("Reject") : t`Reject ${selected.length}`}
          </Button>
        </Group>
      }
    >
      <Undecided kind={kind} outcomes={gone} />
      <Stack gap={0}>
        <Checkbox
          disabled={waiting.length === 0}
          label={data.meta.last_page > 1 ? t("All on this page") : t("All")}
          size="sm"
          pb="xs"
          checked={waiting.length > 0 && selected.length === waiting.length}
          indeterminate={selected.length > 0 && selected.length < waiting.length}
          onChange={(event) => selection.choose(waiting, event.currentTarget.checked)}
        />
        <ul ref={rows} className={classes.waiting} data-rows data-decisions>
          {waiting.map((record) => (
            <WaitingRecord
              key={record.id}
              kind={kind}
              record={record}
              problem={refused.find((one) => one.record.id === record.id)?.problem ?? undefined}
              isChosen={selection.isChosen(record.id)}
              onChoose={(isChosen, isRange) =>
                isRange ? selection.chooseTo(record, waiting) : selection.choose([record], isChosen)
              }
              onDecide={(given) => decide(given, [record])}
            />
          ))}
        </ul>
        <Pages page={page} last={data.meta.last_page} onPage={setPage} label={kind.title} />
      </Stack>
      {decision && (
        <DecisionDialog kind={kind} {...decision} onClose={() => setDecision(null)} onDecided={settle} />
      )}
    </Panel>
  );
}
