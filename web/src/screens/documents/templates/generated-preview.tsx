import { Alert, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ApiRecord, callRecordGetter } from "../../../api/records.ts";
import { Panel } from "../../../components/panel.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { MarkdownText } from "../../../markdown/markdown-text.tsx";
import { t } from "../../../messages/t.ts";
import { generateBody } from "./generate-fields.ts";

interface Preview {
  readonly name: string;
  readonly content: string;
  readonly missing: readonly string[];
}

interface GeneratedPreviewProps {
  readonly record: ApiRecord<"document-templates">;
  readonly values: Readonly<Record<string, unknown>>;
}

const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The document of the first person, or of the client, as it would become. */
export function GeneratedPreview({ record, values }: GeneratedPreviewProps) {
  const body = generateBody(values);
  const [employee] = (body.employee_ids as readonly string[] | undefined) ?? [];
  const [query] = useDebouncedValue(
    {
      employee_id: employee,
      client_id: text(body.client_id),
      start_date: text(body.start_date),
      end_date: text(body.end_date),
      values: JSON.stringify(body.values),
    },
    400,
  );
  const isAsked = record.attributes.documentable_type === "workspace" || Boolean(employee ?? query.client_id);
  const { data, error } = useQuery({
    queryKey: ["document-templates", "preview", record.id, query],
    queryFn: async () =>
      (await callRecordGetter<Preview>("document-templates", record.id, "preview", query)).data,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!isAsked)
    return (
      <Text size="sm" c="dimmed">
        {t("Choose for whom, and the document is shown here.")}
      </Text>
    );
  if (error) return <ReadProblem error={error} />;
  if (!data) return null;
  return (
    <Panel title={data.name}>
      <Stack gap="md">
        {data.missing.length > 0 && (
          <Alert color="orange" title={t("Some values are unknown")}>
            {data.missing.join(", ")}
          </Alert>
        )}
        <MarkdownText text={data.content} />
      </Stack>
    </Panel>
  );
}
