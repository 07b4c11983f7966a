import { Input, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "../../api/queries.ts";
import type { InputProps } from "../../fields/field-ui.ts";
import { IdField } from "../../fields/inputs/id.tsx";
import { t } from "../../messages/t.ts";

/** The input for the client of an expense: that of its project, or a selected one. */
export function ExpenseClient(props: InputProps) {
  const project = props.values?.project_id;
  if (typeof project === "string") return <ClientOfProject label={props.field.label} projectId={project} />;
  return <IdField {...props} />;
}

function ClientOfProject({ label, projectId }: { readonly label: string; readonly projectId: string }) {
  const { data } = useQuery(recordQuery("projects", projectId));
  const name = data?.record.attributes.client_name;
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Text size="sm">{data ? (name ?? t("None: the project is internal")) : "…"}</Text>
      <Text size="xs" c="dimmed">
        {t("The client is the project's.")}
      </Text>
    </Input.Wrapper>
  );
}
