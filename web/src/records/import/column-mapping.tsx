import { Select, Table, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ResourceUi } from "../../declare/resource-ui.ts";
import { t } from "../../messages/t.ts";
import { type ImportReport, importColumns } from "./import-requests.ts";

interface ColumnMappingProps {
  readonly ui: ResourceUi;
  readonly headers: ImportReport["columns"];
  readonly onChange: (header: string, column: string | null) => void;
}

/** The column that each header of the file means; empty ones are left out. */
export function ColumnMapping({ ui, headers, onChange }: ColumnMappingProps) {
  const { data: columns = [] } = useQuery({
    queryKey: ["import-columns", ui.resource],
    queryFn: () => importColumns(ui.resource),
  });
  const taken = new Set(headers.map(({ column }) => column));
  return (
    <>
      <Title order={3} size="h5">
        {t("Columns")}
      </Title>
      <Table.ScrollContainer minWidth={320} mah={260}>
        <Table verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("In the file")}</Table.Th>
              <Table.Th>{t("Imported as")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {headers
              .filter(({ header }) => header !== "")
              .map(({ header, column }) => (
                <Table.Tr key={header}>
                  <Table.Td>{header}</Table.Td>
                  <Table.Td>
                    <Select
                      aria-label={t`Column for ${header}`}
                      size="xs"
                      searchable
                      clearable
                      placeholder={t("Left out")}
                      data={columns
                        .filter(({ name }) => name === column || !taken.has(name))
                        .map(({ name, required }) => ({
                          value: name,
                          label: required ? t`${name} (required)` : name,
                        }))}
                      value={column}
                      onChange={(chosen) => onChange(header, chosen)}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
