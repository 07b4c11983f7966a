import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../components/icon.tsx";
import { t } from "../../messages/t.ts";
import { useMay } from "../../session/session.ts";

/** The way from the list of invoices to billing, for people who may bill. */
export function BillButton() {
  const may = useMay();
  if (!may("manage-invoices")) return null;
  return (
    <Button
      variant="default"
      component={Link}
      to="/invoices/bill-unbilled"
      leftSection={<Icon name="clock" size={16} />}
    >
      {t("Bill unbilled work")}
    </Button>
  );
}
