import { Button, Group, Menu, Stack, Textarea } from "@mantine/core";
import { useRef } from "react";
import { Icon } from "../../../components/icon.tsx";
import { type InputProps, inputProps } from "../../../fields/field-ui.ts";
import { t } from "../../../messages/t.ts";

/** What is offered most often; any other field can be typed. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  employees: [
    "employee.name",
    "employee.first_name",
    "employee.last_name",
    "employee.start_date",
    "employee.position",
    "employee.department",
    "employee.manager",
    "employee.contract_type_heading",
    "employee.address.street",
    "employee.address.city",
    "employee.salary",
  ],
  clients: [
    "client.name",
    "client.legal_name",
    "client.vat_number",
    "client.address.street",
    "client.address.city",
  ],
  workspace: [],
};
const ALWAYS = [
  "workspace.name",
  "workspace.base_currency",
  "today",
  "document.start_date",
  "document.end_date",
  "values.bonus",
];

/** The text of a template, into which placeholders can be inserted at the cursor. */
export function TemplateText(props: InputProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const text = String(props.value ?? "");
  const kind = String(
    props.values?.documentable_type ?? props.record?.attributes.documentable_type ?? "employees",
  );
  const insert = (path: string) => {
    const at = area.current?.selectionEnd ?? text.length;
    props.onChange(`${text.slice(0, at)}{{ ${path} }}${text.slice(at)}`);
  };
  return (
    <Stack gap="xs">
      <Textarea
        {...inputProps(props)}
        ref={area}
        autosize
        minRows={12}
        maxRows={40}
        value={text}
        onChange={(event) => props.onChange(event.currentTarget.value || null)}
      />
      <Group>
        <Menu position="bottom-start">
          <Menu.Target>
            <Button size="xs" variant="default" leftSection={<Icon name="plus" size={14} />}>
              {t("Insert a placeholder")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah={320} style={{ overflowY: "auto" }}>
            {[...(OFFERED[kind] ?? []), ...ALWAYS].map((path) => (
              <Menu.Item key={path} onClick={() => insert(path)}>
                {`{{ ${path} }}`}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Group>
    </Stack>
  );
}
