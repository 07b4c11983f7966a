import { Button, Group, Stack, Switch, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormModal } from "../../components/form-dialogs.tsx";
import { Problem } from "../../components/problem.tsx";
import { SortableList } from "../../components/sortable-list.tsx";
import { useApiForm } from "../../components/use-api-form.ts";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import classes from "./home-card.module.css";
import { arrangeHome, type Card, homeQuery } from "./home-query.ts";

interface ArrangeDialogProps {
  readonly cards: readonly Card[];
  /** Whether colleagues see the person's birthday and anniversaries. */
  readonly celebrates: boolean;
  readonly onClose: () => void;
}

/** Moves and hides the cards of the home screen. */
export function ArrangeDialog({ cards, celebrates, onClose }: ArrangeDialogProps) {
  const client = useQueryClient();
  const { employee_id } = useSession();
  const [arranged, setArranged] = useState(cards);
  const [isCelebrated, setCelebrated] = useState(celebrates);
  const { problem, isBusy, onSubmit } = useApiForm({}, async () => {
    client.setQueryData(homeQuery.queryKey, await arrangeHome(arranged, isCelebrated));
    onClose();
  });
  const move = (from: number, to: number): void => {
    const rest = arranged.filter((_card, index) => index !== from);
    setArranged([...rest.slice(0, to), arranged[from]!, ...rest.slice(to)]);
  };
  const hide = (name: string, isHidden: boolean): void =>
    setArranged(arranged.map((card) => (card.name === name ? { ...card, is_hidden: isHidden } : card)));
  return (
    <FormModal
      onClose={onClose}
      isUnsaved={() => arranged !== cards || isCelebrated !== celebrates}
      title={t("Arrange your home screen")}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Problem text={problem} />
          <SortableList
            label={t("Cards")}
            items={arranged}
            keyOf={({ name }) => name}
            nameOf={({ title }) => title}
            onMove={move}
          >
            {({ name, title, is_hidden }) => (
              <div className={classes.row}>
                <Text>{title}</Text>
                <Switch
                  aria-label={t`Show ${title}`}
                  checked={!is_hidden}
                  onChange={(event) => hide(name, !event.currentTarget.checked)}
                />
              </div>
            )}
          </SortableList>
          {employee_id !== null && (
            <Switch
              label={t("Show colleagues my birthday and my anniversaries")}
              description={t("On their home screens, without the year in which you were born.")}
              checked={isCelebrated}
              onChange={(event) => setCelebrated(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t("Save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}
