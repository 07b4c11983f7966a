import { Anchor, List, Modal, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { FieldErrors } from "../../api/failure.ts";
import { t } from "../../messages/t.ts";

interface MissingProps {
  /** What was to be made. */
  readonly title: string;
  readonly errors: FieldErrors;
  readonly clientId: string;
  readonly close: () => void;
}

/** What an electronic invoice lacks, by where it is entered: the client, the settings, the document itself. */
export function MissingForElectronicInvoice({ title, errors, clientId, close }: MissingProps) {
  const places = [
    { prefix: "client.", label: t("The client"), to: `/clients/${clientId}` },
    { prefix: "workspace.", label: t("The settings of the company"), to: "/settings/workspace" },
    { prefix: "", label: t("The document"), to: null },
  ];
  const of = (prefix: string) =>
    Object.entries(errors)
      .filter(([path]) => (prefix === "" ? !/^(client|workspace)\./.test(path) : path.startsWith(prefix)))
      .flatMap(([, messages]) => messages);
  return (
    <Modal opened onClose={close} title={t`Missing for ${title}`} size="lg">
      <Stack>
        {places
          .filter(({ prefix }) => of(prefix).length > 0)
          .map(({ prefix, label, to }) => (
            <div key={label}>
              {to === null ? (
                <Text fw={500}>{label}</Text>
              ) : (
                // The screen behind stays until the next one is loaded, or is shown again if the person comes back before.
                <Anchor component={Link} to={to} fw={500} onClick={close}>
                  {label}
                </Anchor>
              )}
              <List size="sm">
                {of(prefix).map((message) => (
                  <List.Item key={message}>{inWords(message)}</List.Item>
                ))}
              </List>
            </div>
          ))}
        <Text size="sm" c="dimmed">
          {t(
            "A buyer reference, an electronic address or a contact that was missing is added to this document as soon as it is entered. What is printed, such as addresses and VAT numbers, stays as it was issued: void or credit the document, and issue it again.",
          )}
        </Text>
      </Stack>
    </Modal>
  );
}

/** `BR-DE-15: buyer reference` as "Buyer reference (BR-DE-15)". */
function inWords(message: string): string {
  const [, rule, what] = /^([A-Z0-9-]+): (.+)$/s.exec(message) ?? [];
  return rule && what ? `${what.charAt(0).toUpperCase()}${what.slice(1)} (${rule})` : message;
}
