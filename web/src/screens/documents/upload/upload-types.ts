import { useQuery } from "@tanstack/react-query";
import { optionsQuery } from "../../../api/queries.ts";
import { recordLabel } from "../../../declare/record-label.ts";
import { useMay } from "../../../session/session.ts";

/** The types that the person may choose for a document: all for those who manage documents, else those of employees' uploads. */
export function useUploadTypes(): readonly {
  readonly value: string;
  readonly label: string;
  readonly hasEnd: boolean;
}[] {
  const may = useMay();
  const query = may("manage-documents") ? {} : { employee_can_upload: "true" };
  const { data } = useQuery(optionsQuery("document-types", { sort: "name", ...query }));
  return (data?.data ?? []).map((type) => ({
    value: type.id,
    label: recordLabel(type),
    hasEnd: type.attributes.requires_end_date === true,
  }));
}
