import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { REPORTS } from "../../api/generated/reports.ts";
import { Icon } from "../../components/icon.tsx";
import { useScreenSearch } from "../../components/use-screen-search.ts";
import type { ShownReport } from "../../declare/screen.ts";
import { usePresets } from "../../figures/period/period-choice.tsx";
import { t } from "../../messages/t.ts";
import { mayAny, useSession } from "../../session/session.ts";
import { addressOf } from "./asked-report.ts";
import { reportAt } from "./report-of-screen.ts";

/** The button of a screen with reports that leads to the one it shows as tables, to be saved, mailed and exported. */
export default function ReportTools({ reports }: { readonly reports: readonly ShownReport[] }) {
  const [given] = useScreenSearch();
  const session = useSession();
  const presets = usePresets();
  const asked = reportAt(reports, given, presets);
  if (!asked || !REPORTS[asked.report].rights.every((anyOf) => mayAny(session, anyOf))) return null;
  const { to, search } = addressOf(asked);
  return (
    <Button
      component={Link}
      to={to}
      search={search as never}
      variant="default"
      leftSection={<Icon name="mail" size={16} />}
    >
      {t("Save or mail")}
    </Button>
  );
}
