import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../components/icon.tsx";
import { t } from "../../messages/t.ts";

/** Leads to the labels of the listed assets. */
export function PrintLabels({ query }: { readonly query: Readonly<Record<string, string>> }) {
  return (
    <Button
      component={Link}
      to="/assets/labels"
      search={query as never}
      variant="default"
      leftSection={<Icon name="qrcode" size={16} />}
    >
      {t("Labels")}
    </Button>
  );
}
