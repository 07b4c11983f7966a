import { Alert, Badge, Table, Text, Title } from "@mantine/core";
import { Icon } from "../../components/icon.tsx";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { withinSentence } from "../../format/words.ts";
import { plural, t } from "../../messages/t.ts";
import type { ImportReport, ReportedRow } from "./import-requests.ts";

const MAX_SHOWN = 100;

interface ImportSummaryProps {
  readonly ui: ResourceUi;
  readonly report: ImportReport;
  readonly isDone: boolean;
}

/** What happened to the rows of the file, or would happen, with the reason for each that is left out. */
export function ImportSummary({ ui, report: { summary, rows }, isDone }: ImportSummaryProps) {
  const { created, duplicates, invalid } = summary;
  const nouns = withinSentence(created === 1 ? ui.singular : ui.title);
  const outcome = isDone
    ? plural(created, "# {0} was created.", "# {0} were created.", nouns)
    : plural(created, "# {0} would be created.", "# {0} would be created.", nouns);
  const hidden = rows.length - MAX_SHOWN;
  return (
    <>
      <Alert
        color={invalid > 0 ? "yellow" : "teal"}
        variant="light"
        role="status"
        icon={<Icon name={invalid > 0 ? "alert-circle" : "check"} />}
      >
        {outcome} {t`Left out: ${duplicates} that exist already, ${invalid} with errors.`}
      </Alert>
      {rows.length > 0 && (
        <>
          <Title order={3} size="h5">
            {t("Rows that are left out")}
          </Title>
          <Table.ScrollContainer minWidth={420} mah={280}>
            <Table verticalSpacing={4}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t("Row")}</Table.Th>
                  <Table.Th>{t("Reason")}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.slice(0, MAX_SHOWN).map((row) => (
                  <Table.Tr key={row.row}>
                    <Table.Td style={{ verticalAlign: "top" }}>{row.row}</Table.Td>
                    <Table.Td>
                      <Reasons row={row} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          {hidden > 0 && (
            <Text size="sm" c="dimmed">
              {plural(hidden, "And # more row.", "And # more rows.")}
            </Text>
          )}
        </>
      )}
    </>
  );
}

function Reasons({
  row: { status, errors, cells = {}, allowed = {}, more_allowed = {}, duplicate_of_row },
}: {
  readonly row: ReportedRow;
}) {
  if (status === "duplicate")
    return (
      <Badge variant="light" color="gray">
        {duplicate_of_row === undefined ? t("Exists already") : t`The same as row ${duplicate_of_row}`}
      </Badge>
    );
  return Object.entries(errors).map(([name, messages]) => (
    <Text key={name} size="sm">
      {cells[name] && <b>{`${cells[name].column}: `}</b>}
      {cells[name] && cells[name].value !== "" && `“${cells[name].value}”. `}
      {messages.join(" ")}
      {allowed[name] && ` ${allowedInWords(allowed[name], more_allowed[name])}`}
    </Text>
  ));
}

function allowedInWords(values: readonly (string | number)[], more = 0): string {
  const named = values.join(", ");
  return more > 0 ? t`Allowed: ${named} and ${more} more.` : t`Allowed: ${named}.`;
}
