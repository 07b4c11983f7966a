import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "../../api/queries.ts";
import { type EditableFieldUi, inputProps } from "../../fields/field-ui.ts";

/** The reasons of the workspace for which leads are lost, archived ones included. */
export function useLostReasons() {
  const { data } = useQuery(recordQuery("workspace", "workspace"));
  return data?.record.attributes.lead_lost_reasons ?? [];
}

function LabelOf({ reason }: { readonly reason: string }) {
  return useLostReasons().find(({ key }) => key === reason)?.label ?? reason;
}

/** A reason for which a lead was lost: shown by its label, and selected among those that are not archived. */
export const lostReason: EditableFieldUi = {
  Show: ({ value }) => <LabelOf reason={String(value)} />,
  Input: function LostReason(props) {
    const active = useLostReasons().filter(({ is_archived }) => !is_archived);
    return (
      <Select
        {...inputProps(props)}
        data={active.map(({ key, label }) => ({ value: key, label }))}
        value={props.value as string | null}
        onChange={props.onChange}
        allowDeselect={false}
      />
    );
  },
};
