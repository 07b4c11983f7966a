import { listRecords } from "../../api/records.ts";
import type { Command } from "../../declare/command.ts";
import { recordLabel } from "../../declare/record-label.ts";
import { t } from "../../messages/t.ts";

const OFFERED = 6;

const commands: readonly Command[] = [
  {
    name: "new-invoice",
    title: t("New invoice for"),
    icon: "file-text",
    permissions: ["manage-invoices"],
    subjects: async (text) => {
      const { data } = await listRecords("clients", {
        archived: "false",
        sort: "name",
        perPage: OFFERED,
        ...(text === "" ? {} : { search: text }),
      });
      return data.map((record) => ({ id: record.id, title: recordLabel(record) }));
    },
    run: (client) => `/invoices/new${client ? `?client_id=${client.id}` : ""}`,
  },
];

export default commands;
