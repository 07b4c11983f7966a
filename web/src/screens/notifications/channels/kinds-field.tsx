import { Badge, Group, MultiSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import {
  type EditableFieldUi,
  type InputProps,
  inputProps,
  type ShowProps,
} from "../../../fields/field-ui.ts";
import { t } from "../../../messages/t.ts";
import { choicesQuery } from "../choices-query.ts";

/** The kinds that a channel can have, each under its module: one of the workspace only those that everybody may read. */
function Input(props: InputProps) {
  const { data } = useQuery(choicesQuery);
  const audience = props.record?.attributes.audience ?? props.values?.audience;
  const offered = (data?.data ?? []).filter(({ is_shareable }) => is_shareable || audience !== "workspace");
  const modules = [...new Set(offered.map(({ module }) => module))];
  return (
    <MultiSelect
      {...inputProps(props)}
      data={modules.map((group) => ({
        group,
        items: offered
          .filter(({ module }) => module === group)
          .map(({ kind, title }) => ({ value: kind, label: title })),
      }))}
      value={(props.value as string[] | null) ?? []}
      onChange={props.onChange}
      searchable
      clearable
      maxDropdownHeight={320}
      nothingFoundMessage={data ? t("Nothing found") : t("Loading…")}
    />
  );
}

function Show({ value }: ShowProps) {
  const { data } = useQuery(choicesQuery);
  const titleOf = new Map((data?.data ?? []).map(({ kind, title }) => [kind, title]));
  return (
    <Group gap={6}>
      {(value as string[]).map((kind) => (
        <Badge key={kind} variant="light" tt="none" fw={500}>
          {titleOf.get(kind) ?? kind}
        </Badge>
      ))}
    </Group>
  );
}

/** The kinds of notification of a channel, by their titles. */
export const kindsField: Pick<EditableFieldUi, "Show" | "Input"> = { Show, Input };
