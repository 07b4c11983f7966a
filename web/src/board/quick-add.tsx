import { Button, Group, Stack } from "@mantine/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../components/icon.tsx";
import { notifyDone } from "../components/notify.tsx";
import { Problem } from "../components/problem.tsx";
import { fieldOf } from "../declare/resource-ui.ts";
import { mayGive } from "../declare/rights.ts";
import { withinSentence } from "../format/words.ts";
import { t } from "../messages/t.ts";
import { FieldGrid } from "../records/field-grid.tsx";
import { useRecordForm } from "../records/use-record-form.ts";
import { useSession } from "../session/session.ts";
import classes from "./board.module.css";
import type { BoardColumn } from "./board-columns.ts";
import { useBoard } from "./board-context.ts";

interface QuickAddProps {
  readonly column: BoardColumn;
}

/** Adds records to a column, one after the other, by the few fields that the board declares. */
export function QuickAdd({ column }: QuickAddProps) {
  const { ui } = useBoard();
  const [added, setAdded] = useState<number | null>(null);
  if (added === null) {
    return (
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        justify="flex-start"
        className={classes.add}
        leftSection={<Icon name="plus" size={14} />}
        aria-label={t`Add ${withinSentence(ui.singular)} in ${column.name}`}
        onClick={() => setAdded(0)}
      >
        {t`Add ${withinSentence(ui.singular)}`}
      </Button>
    );
  }
  return (
    <QuickForm
      key={added}
      column={column}
      onAdded={() => setAdded(added + 1)}
      onClose={() => setAdded(null)}
    />
  );
}

interface QuickFormProps extends QuickAddProps {
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

function QuickForm({ column, onAdded, onClose }: QuickFormProps) {
  const { ui, board } = useBoard();
  const session = useSession();
  const fields = (board.quickAdd ?? [])
    .map((name) => ({ ...fieldOf(ui, name), hint: undefined }))
    .filter((field) => mayGive(session, field));
  const { form, problem, isBusy, onSubmit } = useRecordForm({
    resource: ui.resource,
    fields,
    initial: ui.initial?.(session),
    fixed: { [board.groupBy]: column.id },
    onDone: () => {
      notifyDone(t`${ui.singular} created`);
      onAdded();
    },
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector("input")?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && onClose();
  return (
    <form
      ref={element}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      noValidate
      className={classes.quick}
      aria-label={t`New ${withinSentence(ui.singular)} in ${column.name}`}
    >
      <Stack gap="xs">
        <Problem text={problem} />
        <FieldGrid fields={fields} form={form} columns={1} />
        <Group gap="xs" justify="flex-end">
          <Button variant="default" size="xs" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" size="xs" loading={isBusy}>
            {t("Add")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
