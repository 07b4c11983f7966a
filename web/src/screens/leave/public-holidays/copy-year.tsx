import { Button, Group, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { runActionOnMany } from "../../../api/records.ts";
import { FormModal } from "../../../components/form-dialogs.tsx";
import { notifyDone } from "../../../components/notify.tsx";
import { Problem } from "../../../components/problem.tsx";
import { useApiForm } from "../../../components/use-api-form.ts";
import { YearField } from "../../../fields/inputs/year.tsx";
import { todayIn } from "../../../format/dates.ts";
import { plural, t } from "../../../messages/t.ts";
import { useMay, useSession } from "../../../session/session.ts";

/** Copies the public holidays of one year to another. */
export function CopyYear() {
  const may = useMay();
  const [isOpen, { open, close }] = useDisclosure();
  if (!may("manage-leave")) return null;
  return (
    <>
      <Button variant="default" onClick={open}>
        {t("Copy a year")}
      </Button>
      {isOpen && <CopyDialog onClose={close} />}
    </>
  );
}

const YEARS = [
  { name: "from_year", label: t("From"), type: "year" },
  { name: "to_year", label: t("To"), type: "year" },
] as const;

function CopyDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const thisYear = Number(todayIn(useSession().workspace.timezone).slice(0, 4));
  const { form, problem, isBusy, isUnsaved, onSubmit } = useApiForm(
    { from_year: thisYear, to_year: thisYear + 1 },
    async (years) => {
      const { data } = await runActionOnMany<readonly unknown[]>("public-holidays", "copy-year", years);
      await client.invalidateQueries();
      notifyDone(plural(data.length, "# day copied", "# days copied"));
      onClose();
    },
  );
  return (
    <FormModal onClose={onClose} isUnsaved={isUnsaved} title={t("Copy a year")}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t(
              "Each day goes to the same day of the other year; those that are there already are left alone. Movable holidays must be corrected afterwards.",
            )}
          </Text>
          <Problem text={problem} />
          <Group grow align="flex-start">
            {YEARS.map((field) => (
              <YearField
                key={field.name}
                field={field}
                value={form.values[field.name]}
                onChange={(value) => form.setFieldValue(field.name, value as number)}
                error={form.errors[field.name] as string | undefined}
              />
            ))}
          </Group>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t("Cancel")}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t("Copy")}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  );
}
