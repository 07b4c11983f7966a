import { Alert, Button, Code, CopyButton, Group, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { t } from "../messages/t.ts";
import { Icon } from "./icon.tsx";

interface CopyableProps {
  readonly label: string;
  readonly text: string;
}

/** A text in the letters of a program, with a button that copies it. */
export function Copyable({ label, text }: CopyableProps) {
  return (
    <Stack gap={4}>
      <Group justify="space-between" align="flex-end">
        <Text size="sm" fw={500}>
          {label}
        </Text>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="compact-sm"
              onClick={copy}
              leftSection={<Icon name={copied ? "check" : "copy"} size={14} />}
              aria-label={t`Copy ${label}`}
            >
              {copied ? t("Copied") : t("Copy")}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Code block style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }} tabIndex={0}>
        {text}
      </Code>
    </Stack>
  );
}

interface SecretOnceProps {
  readonly title: string;
  readonly label: string;
  readonly secret: string;
  readonly children?: ReactNode;
}

/** A secret, the one time that it is shown. */
export function SecretOnce({ title, label, secret, children }: SecretOnceProps) {
  return (
    <Stack gap="md">
      <Alert color="yellow" variant="light" icon={<Icon name="key" />} title={title} role="status">
        {t(
          "It is shown only once. Store it in a safe place, such as a password manager: nobody can read it again, not even an administrator.",
        )}
      </Alert>
      <Copyable label={label} text={secret} />
      {children}
    </Stack>
  );
}

interface SecretDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Shows the secret above the given button. */
  readonly children: (close: ReactNode) => ReactNode;
}

/** A dialog with a new secret, which a click beside it does not close. */
export function SecretDialog({ title, onClose, children }: SecretDialogProps) {
  return (
    <Modal opened onClose={onClose} title={title} centered size="lg" closeOnClickOutside={false}>
      {children(
        <Group justify="flex-end">
          <Button onClick={onClose}>{t("I have saved it")}</Button>
        </Group>,
      )}
    </Modal>
  );
}
