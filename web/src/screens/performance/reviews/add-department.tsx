import { Select } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { MAX_OPTIONS, optionsQuery } from "../../../api/queries.ts";
import { listRecords } from "../../../api/records.ts";
import { notifyFailure } from "../../../components/notify.tsx";
import { t } from "../../../messages/t.ts";

const EVERYBODY = "everybody";

interface AddDepartmentProps {
  readonly chosen: readonly string[];
  readonly onAdd: (ids: readonly string[]) => void;
}

/** Adds all active employees, or those of a department, to the people who are chosen. */
export function AddDepartment({ chosen, onAdd }: AddDepartmentProps) {
  const { data } = useQuery(optionsQuery("departments", { sort: "name" }));
  const add = useMutation({
    mutationFn: (of: string) =>
      listRecords("employees", {
        status: "active",
        perPage: MAX_OPTIONS,
        ...(of === EVERYBODY ? {} : { department: of }),
      }),
    onSuccess: ({ data: people }) => onAdd([...new Set([...chosen, ...people.map(({ id }) => id)])]),
    onError: notifyFailure,
  });
  const departments = (data?.data ?? []).map(({ id, attributes }) => ({ value: id, label: attributes.name }));
  return (
    <Select
      label={t("Add all of")}
      placeholder={t("Everybody, or a department")}
      data={[{ value: EVERYBODY, label: t("Everybody") }, ...departments]}
      value={null}
      disabled={add.isPending}
      onChange={(of) => of !== null && add.mutate(of)}
      searchable
    />
  );
}
