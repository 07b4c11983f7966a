import { Anchor, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { EmptyState } from "../../components/empty-state.tsx";
import { Icon } from "../../components/icon.tsx";
import { Page } from "../../components/page.tsx";
import { Panel } from "../../components/panel.tsx";
import { t } from "../../messages/t.ts";
import { useSession } from "../../session/session.ts";
import { fittingReports, type ReportGroup } from "./fitting-reports.ts";
import { reportsFor } from "./offered-reports.ts";

/** The screen on which any report is read as tables. */
const TABLES = "/reports/view";

/** The questions of reports, by module; only those of reports that the person may open. */
export default function ReportsScreen() {
  const session = useSession();
  const [text, setText] = useState("");
  const groups = fittingReports(reportsFor(session), text);
  return (
    <Page title={t("Reports")} note={t("What would you like to know?")}>
      <Stack gap="lg">
        <TextInput
          aria-label={t("Find a report")}
          placeholder={t("Find a report …")}
          leftSection={<Icon name="search" size={16} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={100}
          maw={420}
        />
        {groups.length === 0 && (
          <EmptyState
            icon="chart-bar"
            title={text.trim() === "" ? t("No reports") : t`No report is about “${text.trim()}”`}
            text={t("You see the reports for which you have the permissions.")}
          />
        )}
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          {groups.map((group) => (
            <Questions key={group.label} {...group} />
          ))}
        </SimpleGrid>
      </Stack>
    </Page>
  );
}

const Questions = ({ label, reports }: ReportGroup) => (
  <Panel title={label}>
    <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: "none" }}>
      {reports.map(({ question, title, report, to, search }) => (
        <li key={question}>
          <Anchor component={Link} to={to} search={search as never}>
            {question}
          </Anchor>
          <Text size="xs" c="dimmed">
            {title}
            {report && to !== TABLES && (
              <>
                {" · "}
                <Anchor
                  component={Link}
                  to={TABLES}
                  search={{ report } as never}
                  inherit
                  aria-label={t`Tables, export and mail: ${question}`}
                >
                  {t("Tables, export and mail")}
                </Anchor>
              </>
            )}
          </Text>
        </li>
      ))}
    </Stack>
  </Panel>
);
