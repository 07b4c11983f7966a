import { Button, Group, Select, Stack, Table, Text, Title } from "@mantine/core";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { employeeNameQuery } from "../../../api/employee-names.ts";
import { type ApiRecord, callRecordGetter, runAction } from "../../../api/records.ts";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { ReadProblem } from "../../../components/read-problem.tsx";
import { formatDateTime } from "../../../format/times.ts";
import { t } from "../../../messages/t.ts";
import { VersionDiff } from "./version-diff.tsx";

interface Version {
  readonly version: number;
  readonly title: string;
  readonly word_count: number;
  readonly edited_by_employee_id: string | null;
  readonly created_at: string;
  readonly restored_from: number | null;
}

const versionsQuery = (pageId: string, version: number) =>
  queryOptions({
    queryKey: ["pages", "versions", pageId, version],
    queryFn: async () =>
      (await callRecordGetter<readonly Version[]>("pages", pageId, "versions", { perPage: 100 })).data,
  });

interface PageVersionsProps {
  readonly record: ApiRecord<"pages">;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
}

/** The versions of a page, newest first. The chosen one is compared with the one before it, or with any other. */
export function PageVersions({ record, mayEdit, onClose }: PageVersionsProps) {
  const { version, title } = record.attributes;
  const { data = [], error } = useQuery(versionsQuery(record.id, version));
  const [chosen, choose] = useState(version);
  const [other, compareWith] = useState<number | null>(null);
  const compared = other !== null && other !== chosen ? other : chosen > 1 ? chosen - 1 : null;
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <Title order={1}>{t`Versions of ${title}`}</Title>
        <Button variant="default" onClick={onClose}>
          {t("Back to the page")}
        </Button>
      </Group>
      {error && <ReadProblem error={error} />}
      <Table.ScrollContainer minWidth={420}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("Version")}</Table.Th>
              <Table.Th>{t("Saved")}</Table.Th>
              <Table.Th>{t("By")}</Table.Th>
              <Table.Th>{t("Words")}</Table.Th>
              <Table.Th />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((one) => (
              <VersionRow
                key={one.version}
                pageId={record.id}
                one={one}
                isChosen={one.version === chosen}
                isPresent={one.version === version}
                mayRestore={mayEdit && one.version !== version}
                onChoose={() => choose(one.version)}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {compared === null ? (
        <Text c="dimmed">{t("This is the first version.")}</Text>
      ) : (
        <>
          <Select
            label={t`Compare version ${chosen} with`}
            maw={260}
            allowDeselect={false}
            data={data.flatMap((one) =>
              one.version === chosen
                ? []
                : [{ value: String(one.version), label: t`Version ${one.version}` }],
            )}
            value={String(compared)}
            onChange={(value) => compareWith(Number(value))}
          />
          <VersionDiff pageId={record.id} from={Math.min(compared, chosen)} to={Math.max(compared, chosen)} />
        </>
      )}
    </Stack>
  );
}

interface VersionRowProps {
  readonly pageId: string;
  readonly one: Version;
  readonly isChosen: boolean;
  readonly isPresent: boolean;
  readonly mayRestore: boolean;
  readonly onChoose: () => void;
}

/** The number of a version, and of which one it was restored: "3 (present), from 1". */
function versionInWords(
  { version, restored_from: from }: VersionRowProps["one"],
  isPresent: boolean,
): string {
  if (from === null) return isPresent ? t`${version} (present)` : String(version);
  return isPresent ? t`${version} (present), from ${from}` : t`${version}, from ${from}`;
}

function VersionRow({ pageId, one, isChosen, isPresent, mayRestore, onChoose }: VersionRowProps) {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: () => runAction("pages", pageId, "restore-version", { version: one.version }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["pages"] });
      notifyDone(t`Version ${one.version} is the present text again`);
    },
    onError: notifyFailure,
  });
  return (
    <Table.Tr data-selected={isChosen || undefined}>
      <Table.Td>{versionInWords(one, isPresent)}</Table.Td>
      <Table.Td>{formatDateTime(one.created_at)}</Table.Td>
      <Table.Td>
        <Editor id={one.edited_by_employee_id} />
      </Table.Td>
      <Table.Td>{one.word_count}</Table.Td>
      <Table.Td>
        <Group gap={4} justify="flex-end" wrap="nowrap">
          <Button
            size="xs"
            variant={isChosen ? "light" : "subtle"}
            onClick={onChoose}
            aria-pressed={isChosen}
          >
            {t("Compare")}
          </Button>
          {mayRestore && (
            <Button
              size="xs"
              variant="subtle"
              loading={restore.isPending}
              onClick={() => restore.mutate()}
              data-sends
            >
              {t("Restore")}
            </Button>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function Editor({ id }: { readonly id: string | null }) {
  const { data } = useQuery({ ...employeeNameQuery(id ?? ""), enabled: id !== null });
  if (!data) return <Text size="sm">{id === null ? t("An account without an employee") : ""}</Text>;
  const { first_name, last_name } = data.attributes;
  return <Text size="sm">{`${first_name} ${last_name}`}</Text>;
}
