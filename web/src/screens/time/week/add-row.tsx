import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { FormModal } from "../../../components/form-dialogs.tsx";
import { t } from "../../../messages/t.ts";
import { NO_WORK, WorkFields } from "../booking/work-fields.tsx";
import type { Work } from "../entry.ts";
import { endOf, type WeekOf } from "./week-queries.ts";

interface AddRowProps {
  readonly week: WeekOf;
  readonly onAdd: (work: Work) => void;
  readonly onClose: () => void;
}

/** The dialog for the project and task of another row. */
export function AddRow({ week, onAdd, onClose }: AddRowProps) {
  const [work, setWork] = useState<Work>(NO_WORK);
  return (
    <FormModal
      onClose={onClose}
      title={t("Add a row")}
      isUnsaved={() => work.projectId !== null}
      returnFocus={false}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAdd(work);
        }}
      >
        <Stack gap="lg">
          <WorkFields
            employeeId={week.employeeId}
            from={week.start}
            to={endOf(week)}
            value={work}
            onChange={setWork}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit">{work.projectId === null ? t("Add without a project") : t("Add")}</Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}
