import { Button, Menu } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { callRecordGetter } from "../../../api/records.ts";
import { download } from "../../../components/download.ts";
import { Icon } from "../../../components/icon.tsx";
import { notifyFailure } from "../../../components/notify.tsx";
import { t } from "../../../messages/t.ts";

interface Choice {
  readonly label: string;
  readonly query: { readonly format: string; readonly with_children?: string };
}

const ONE: readonly Choice[] = [
  { label: t("Markdown"), query: { format: "md" } },
  { label: t("Web page"), query: { format: "html" } },
];
const WITH_CHILDREN: readonly Choice[] = [
  { label: t("Markdown, with the pages below"), query: { format: "md", with_children: "true" } },
  { label: t("Web pages, with the pages below"), query: { format: "html", with_children: "true" } },
];

interface ExportPageProps {
  readonly id: string;
  readonly hasChildren: boolean;
}

/** Downloads a page as a file, or with the pages below it as an archive. */
export function ExportPage({ id, hasChildren }: ExportPageProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: (query: Choice["query"]) => callRecordGetter<{ url: string }>("pages", id, "export", query),
    onSuccess: ({ data }) => download(data),
    onError: notifyFailure,
  });
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" loading={isPending} leftSection={<Icon name="download" size={16} />}>
          {t("Export")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {[...ONE, ...(hasChildren ? WITH_CHILDREN : [])].map(({ label, query }) => (
          <Menu.Item key={label} onClick={() => mutate(query)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
