import { FileButton, Menu, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { changeRecord, runAction } from "../../api/records.ts";
import { Icon } from "../../components/icon.tsx";
import { notifyDone, notifyFailure } from "../../components/notify.tsx";
import { Picture } from "../../components/picture.tsx";
import { isOpen } from "../../declare/action-ui.ts";
import { recordLabel } from "../../declare/record-label.ts";
import type { RecordViewProps } from "../../declare/record-page.ts";
import { t } from "../../messages/t.ts";
import classes from "./avatar-picture.module.css";

const KINDS = "image/png,image/jpeg,image/webp,image/gif";

/** An employee's picture, which people with the right can change here. */
export function AvatarPicture({ record }: RecordViewProps<"employees">) {
  const client = useQueryClient();
  const choose = useRef<() => void>(() => undefined);
  const change = useMutation({
    mutationFn: (file: File | null): Promise<unknown> => {
      if (file === null) return changeRecord("employees", record.id, { avatar: null });
      const form = new FormData();
      form.set("file", file);
      return runAction("employees", record.id, "upload-avatar", form);
    },
    onSuccess: async () => {
      await client.invalidateQueries();
      notifyDone(t("Picture changed"));
    },
    onError: notifyFailure,
  });
  const name = recordLabel(record);
  const avatar = record.attributes.avatar ?? null;
  const picture = <Picture name={name} source={avatar} size={84} />;
  if (!isOpen(record, "upload-avatar")) return picture;
  return (
    <>
      <FileButton accept={KINDS} onChange={(file) => file && change.mutate(file)}>
        {({ onClick }) => {
          choose.current = onClick;
          return null;
        }}
      </FileButton>
      <Menu position="bottom-start">
        <Menu.Target>
          <UnstyledButton className={classes.button}>
            <VisuallyHidden>{t`Change the picture of ${name}`}</VisuallyHidden>
            {picture}
            <span className={classes.mark}>
              <Icon name="camera" size={14} />
            </span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon name="upload" size={16} />} onClick={() => choose.current()}>
            {t("Upload a picture")}
          </Menu.Item>
          {avatar && (
            <Menu.Item leftSection={<Icon name="trash" size={16} />} onClick={() => change.mutate(null)}>
              {t("Remove the picture")}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
