import type { QueryClient } from "@tanstack/react-query";
import { ApiFailure, messageOf } from "../../api/failure.ts";
import { type ApiRecord, changeRecords, type RecordPage } from "../../api/records.ts";
import { refreshScreen } from "../../api/refresh-screen.ts";
import { inWordsOfForm } from "../../components/form-problem.ts";
import { misreadIn } from "../../declare/misread.ts";
import { nameIn } from "../../declare/record-label.ts";
import type { ResourceUi, UiField } from "../../declare/resource-ui.ts";
import { nested, valueAt } from "../../declare/value-at.ts";
import { uiOf } from "../../fields/index.tsx";
import { t } from "../../messages/t.ts";
import type { Session } from "../../session/session.ts";
import { isSame } from "../merge-changes.ts";
import { notifyUndo } from "../undo/notify-undo.tsx";
import { changedRecords, undoChanges } from "../undo/undo-changes.ts";

interface Saved {
  readonly ui: ResourceUi;
  readonly session: Session;
  readonly client: QueryClient;
  readonly record: ApiRecord;
  readonly field: UiField;
}

/** Saves the value of a cell, unless it is unchanged. Returns what is wrong with it in words; null: it is saved. */
export async function saveCell(saved: Saved, entered: unknown): Promise<string | null> {
  const { ui, session, client, record, field } = saved;
  const [misread] = Object.values(misreadIn({ value: entered }));
  if (misread !== undefined) return misread;
  const { tidy } = uiOf(field);
  const value = tidy && typeof entered === "string" ? tidy(entered) : (entered ?? null);
  if (isSame(value, valueAt(record.attributes, field.name) ?? null)) return null;
  const sent = nested([[field.name, value]]);
  try {
    const { data, meta } = await changeRecords(ui.resource, [{ id: record.id, ...sent }]);
    showNow(client, ui, data);
    void refreshScreen(client);
    const back = changedRecords(ui, sent, data, meta);
    if (back.length > 0)
      notifyUndo(t`${field.label} of ${nameIn(ui, record)} changed`, () =>
        undoChanges(ui, session, back).finally(() => refreshScreen(client)),
      );
    return null;
  } catch (error) {
    return problemOf(saved, error);
  }
}

/** What the API says against the value, with the names of the screen. */
function problemOf({ ui, field }: Saved, error: unknown): string {
  const labelOf = (path: string): string | undefined => ui.fields[path]?.label;
  const messages = error instanceof ApiFailure ? Object.entries(error.errors) : [];
  if (messages.length === 0) return messageOf(error);
  return messages
    .flatMap(([path, texts]) => {
      const name = path.replace(/^\d+\./, "");
      return texts.map((text) =>
        inWordsOfForm(text, name === "id" ? field.name : name, labelOf, Object.keys(ui.fields)),
      );
    })
    .join(" ");
}

/** Shows changed records in all lists at once, until the lists have been read again. */
function showNow(client: QueryClient, { resource }: ResourceUi, changed: readonly ApiRecord[]): void {
  const byId = new Map(changed.map((record) => [record.id, record]));
  client.setQueriesData<RecordPage>({ queryKey: [resource, "list"] }, (page) =>
    page && Array.isArray(page.data)
      ? {
          ...page,
          data: page.data.map((record) => {
            const now = byId.get(record.id);
            return now ? { ...record, attributes: { ...record.attributes, ...now.attributes } } : record;
          }),
        }
      : page,
  );
}
