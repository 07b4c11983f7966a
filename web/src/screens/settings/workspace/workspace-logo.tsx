import { Button, FileButton, Group, Image, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ApiRecord, runActionOnMany } from "../../../api/records.ts";
import { notifyDone, notifyFailure } from "../../../components/notify.tsx";
import { Panel } from "../../../components/panel.tsx";
import { t } from "../../../messages/t.ts";

/** The logo of the workspace, with a way to change it. */
export function WorkspaceLogo({ record }: { readonly record: ApiRecord }) {
  const client = useQueryClient();
  const { logo_path } = record.attributes;
  const path = typeof logo_path === "string" ? logo_path : null;
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File | null) => {
      if (file === null) return runActionOnMany("workspace", "remove-logo", {});
      const form = new FormData();
      form.append("file", file);
      return runActionOnMany("workspace", "upload-logo", form);
    },
    onSuccess: async (_answer, file) => {
      await client.invalidateQueries();
      notifyDone(file ? t("Logo changed") : t("Logo removed"));
    },
    onError: notifyFailure,
  });
  if (!record.meta.authorizedToUpdate && path === null) return null;
  return (
    <Panel
      title={t("Logo")}
      note={t("PNG or JPEG, at most 2 MiB; shown to everybody and printed on documents.")}
    >
      <Group>
        {path !== null ? (
          <Image src={path} alt={t("Logo of the workspace")} h={56} w="auto" fit="contain" />
        ) : (
          <Text size="sm" c="dimmed">
            {t("None yet.")}
          </Text>
        )}
        {record.meta.authorizedToUpdate && (
          <>
            <FileButton onChange={(file) => file && mutate(file)} accept="image/png,image/jpeg">
              {(props) => (
                <Button {...props} variant="default" size="xs" loading={isPending}>
                  {path ? t("Replace") : t("Upload")}
                </Button>
              )}
            </FileButton>
            {path && (
              <Button variant="subtle" color="red" size="xs" onClick={() => mutate(null)}>
                {t("Remove")}
              </Button>
            )}
          </>
        )}
      </Group>
    </Panel>
  );
}
