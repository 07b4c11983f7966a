import { Box, Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { listQuery, MAX_OPTIONS } from "../../api/queries.ts";
import type { ApiRecord } from "../../api/records.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { Icon } from "../../components/icon.tsx";
import { Page } from "../../components/page.tsx";
import { QrCode } from "../../components/qr-code.tsx";
import { ReadProblem } from "../../components/read-problem.tsx";
import { TableSkeleton } from "../../components/skeletons.tsx";
import { useScreenSearch } from "../../components/use-screen-search.ts";
import { t } from "../../messages/t.ts";
import classes from "./asset-labels.module.css";
import { LabelSheet } from "./label-sheet.tsx";

/** A sheet of labels with QR codes, to be printed and put on the assets. The filters are those of the list. */
export default function AssetLabels() {
  const [filters] = useScreenSearch();
  const { data: page, error } = useQuery(
    listQuery("assets", { sort: "asset_tag", ...filters, perPage: MAX_OPTIONS }),
  );
  const count = page?.data.length ?? 0;
  return (
    <Page
      title={t("Asset labels")}
      note={
        <span data-screen-only>
          {t(
            "The PDF fits A4 sheets of 24 labels of 70 × 37 mm. A phone's camera opens the page of the asset.",
          )}
        </span>
      }
      actions={
        <Group gap="sm">
          <Button
            variant="default"
            onClick={() => window.print()}
            disabled={count === 0}
            leftSection={<Icon name="printer" size={16} />}
          >
            {t("Print")}
          </Button>
          <LabelSheet ids={(page?.data ?? []).map(({ id }) => id)} />
        </Group>
      }
    >
      {error && <ReadProblem error={error} />}
      {!page && !error && <TableSkeleton />}
      {page && count === 0 && (
        <EmptyState
          icon="device-desktop"
          title={t("No labels")}
          text={t("No asset matches the filters of the list.")}
        />
      )}
      {page && page.meta.total > count && (
        <Text size="sm" mb="md" role="status" data-screen-only>
          {t`The first ${count} of ${page.meta.total} assets. Filter the list of assets to print others.`}
        </Text>
      )}
      <Box component="ul" className={classes.sheet}>
        {page?.data.map((asset) => (
          <Label key={asset.id} asset={asset} />
        ))}
      </Box>
    </Page>
  );
}

function Label({ asset: { id, attributes } }: { readonly asset: ApiRecord<"assets"> }) {
  const { name, asset_tag, serial_number } = attributes;
  return (
    <Group component="li" className={classes.label} wrap="nowrap" gap="sm">
      <QrCode
        text={`${window.location.origin}/assets/${id}`}
        label={t`QR code of ${asset_tag}`}
        size="24mm"
      />
      <Box miw={0}>
        <Text className={classes.tag}>{asset_tag}</Text>
        <Text className={classes.text} lineClamp={2}>
          {name}
        </Text>
        {serial_number !== null && <Text className={classes.text}>{serial_number}</Text>}
      </Box>
    </Group>
  );
}
