import { Button, Group, NumberInput, Popover, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { runFileAction } from "../../api/records.ts";
import { downloadContent } from "../../components/download.ts";
import { Icon } from "../../components/icon.tsx";
import { notifyFailure } from "../../components/notify.tsx";
import { plural, t } from "../../messages/t.ts";

/** As many labels as the API prints on a sheet. */
const LABELS_PER_SHEET = 24;

/** Downloads the labels of assets as a PDF, from a label of the first sheet on. */
export function LabelSheet({ ids }: { readonly ids: readonly string[] }) {
  const [first, setFirst] = useState<number | string>(1);
  const file = useMutation({
    mutationFn: () =>
      runFileAction(
        "assets",
        "download-labels",
        { repositories: ids, first_label: Number(first) || 1 },
        { sort: "asset_tag" },
      ),
    onSuccess: downloadContent,
    onError: notifyFailure,
  });
  return (
    <Popover position="bottom-end" withArrow trapFocus>
      <Popover.Target>
        <Button disabled={ids.length === 0} leftSection={<Icon name="download" size={16} />}>
          {t("PDF")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm" maw={260}>
          <NumberInput
            label={t("First label")}
            description={t("Higher if the first labels of the sheet are used up, counted row by row.")}
            min={1}
            max={LABELS_PER_SHEET}
            allowDecimal={false}
            value={first}
            onChange={setFirst}
          />
          <Group justify="space-between" wrap="nowrap">
            <Text size="sm" c="dimmed">
              {plural(ids.length, "# label", "# labels")}
            </Text>
            <Button loading={file.isPending} onClick={() => file.mutate()}>
              {t("Download")}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
