import { Button, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiRecord, runActionOnMany } from "../../../api/records.ts";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { Panel } from "../../../components/panel.tsx";
import { languageName } from "../../../format/names.ts";
import { t } from "../../../messages/t.ts";
import { uiLanguageOf } from "../../../messages/ui-languages.ts";

const RENAME = "rename-initial-records";

/** Offers names in the workspace's language while there are records that have their initial name in another one. */
export function InitialNames({ record }: { readonly record: ApiRecord }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => runActionOnMany("workspace", RENAME, {}),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries();
      notifyDone(message);
    },
    onError: notifyFailure,
  });
  if (!record.meta.actions?.some((one) => one === RENAME)) return null;
  const language = languageName(uiLanguageOf([String(record.attributes.locale)]));
  return (
    <Panel
      title={t("Initial names")}
      actions={
        <Button variant="default" size="xs" loading={isPending} onClick={() => mutate()} data-sends>
          {t("Rename")}
        </Button>
      }
    >
      <Text size="sm">
        {t`Roles, leave policies, stages, categories and reasons that still have the names with which the workspace was created can be renamed in ${language}. Names that somebody has changed stay.`}
      </Text>
    </Panel>
  );
}
