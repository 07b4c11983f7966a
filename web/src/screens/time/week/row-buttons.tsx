import { Button, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Icon } from "../../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { addDays } from "../../../format/calendar.ts";
import { t } from "../../../messages/t.ts";
import type { Work } from "../entry.ts";
import { AddRow } from "./add-row.tsx";
import { type WeekOf, weekEntriesQuery } from "./week-queries.ts";
import { rowsOf, type WeekRow } from "./week-rows.ts";

interface RowButtonsProps {
  readonly week: WeekOf;
  readonly rows: readonly WeekRow[];
  readonly onAdd: (works: readonly Work[]) => void;
}

/** The buttons that add a row, or the rows of the previous week. */
export function RowButtons({ week, rows, onAdd }: RowButtonsProps) {
  const client = useQueryClient();
  const [isAdding, { open, close }] = useDisclosure();
  const button = useRef<HTMLButtonElement>(null);
  const { mutate: copy, isPending } = useMutation({
    mutationFn: () => client.fetchQuery(weekEntriesQuery({ ...week, start: addDays(week.start, -7) })),
    onSuccess: (before) => {
      const known = new Set(rows.map(({ key }) => key));
      const further = rowsOf(before).filter(({ key }) => !known.has(key));
      onAdd(further);
      if (further.length === 0) notifyDone(t("The previous week has no other rows."));
    },
    onError: notifyFailure,
  });
  return (
    <Group gap="xs">
      <Button ref={button} variant="default" leftSection={<Icon name="plus" size={16} />} onClick={open}>
        {t("Add a row")}
      </Button>
      <Button
        variant="subtle"
        loading={isPending}
        leftSection={<Icon name="copy" size={16} />}
        onClick={() => copy()}
      >
        {t("Copy rows of the previous week")}
      </Button>
      {isAdding && (
        <AddRow
          week={week}
          onAdd={(work) => {
            close();
            onAdd([work]);
          }}
          onClose={() => {
            close();
            button.current?.focus();
          }}
        />
      )}
    </Group>
  );
}
