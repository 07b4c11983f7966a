import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "../../api/queries.ts";
import { type EditableFieldUi, inputProps } from "../../fields/field-ui.ts";

/** The reasons of the workspace for which applications end, archived ones included. */
export function useRejectionReasons() {
  const { data } = useQuery(recordQuery("workspace", "workspace"));
  return data?.record.attributes.candidate_rejection_reasons ?? [];
}

/** A reason by its label. */
export function ReasonLabel({ reason }: { readonly reason: string }) {
  return useRejectionReasons().find(({ key }) => key === reason)?.label ?? reason;
}

/** A reason why an application ended: shown by its label, and selected among those of one type that are not archived. */
export const rejectionReason = (type: "we_rejected" | "they_withdrew"): EditableFieldUi => ({
  Show: ({ value }) => <ReasonLabel reason={String(value)} />,
  Input: function RejectionReason(props) {
    const offered = useRejectionReasons().filter((one) => one.type === type && !one.is_archived);
    return (
      <Select
        {...inputProps(props)}
        data={offered.map(({ key, label }) => ({ value: key, label }))}
        value={props.value as string | null}
        onChange={props.onChange}
        allowDeselect={!props.field.required}
      />
    );
  },
});
