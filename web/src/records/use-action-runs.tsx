import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type ApiRecord, runAction } from "../api/records.ts";
import { refreshScreen } from "../api/refresh-screen.ts";
import { notifyFailure } from "../components/notify.tsx";
import type { OfferedAction } from "../declare/action-ui.ts";
import type { ResourceUi } from "../declare/resource-ui.ts";
import { useSession } from "../session/session.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { notifyActed } from "./undo/notify-acted.ts";

/** The actions of a record that a person runs: at once, or after a dialog. */
interface ActionRuns {
  readonly choose: (action: OfferedAction) => void;
  /** The action that is running without a dialog; null: none is. */
  readonly running: string | null;
  /** Whether a dialog is open. */
  readonly isBusy: boolean;
  readonly dialogs: ReactNode;
}

/** Runs the actions of a record, with their dialogs and what they return. */
export function useActionRuns(ui: ResourceUi, record: ApiRecord): ActionRuns {
  const session = useSession();
  const client = useQueryClient();
  const [asked, setAsked] = useState<string | null>(null);
  const [result, setResult] = useState<{ name: string; meta: Readonly<Record<string, unknown>> } | null>(
    null,
  );
  const run = useMutation({
    mutationFn: ({ name }: OfferedAction) => runAction(ui.resource, record.id, name),
    onSuccess: async ({ message }, { action, name }) => {
      await refreshScreen(client);
      const done = { action: name, records: [record], message: action.done ?? message };
      await notifyActed({ ui, session, client, ...done });
    },
    onError: notifyFailure,
  });
  const Result = result && ui.actions?.[result.name]?.Result;
  return {
    choose: (one) => (one.action.isImmediate ? run.mutate(one) : setAsked(one.name)),
    running: run.isPending ? run.variables.name : null,
    isBusy: asked !== null || result !== null,
    dialogs: (
      <>
        {asked !== null && (
          <ActionDialog
            ui={ui}
            record={record}
            action={asked}
            onDone={(meta) => ui.actions?.[asked]?.Result && setResult({ name: asked, meta })}
            onClose={() => setAsked(null)}
          />
        )}
        {Result && <Result meta={result.meta} onClose={() => setResult(null)} />}
      </>
    ),
  };
}
