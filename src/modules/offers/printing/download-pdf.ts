import { fileAction } from "../../../engine/declare/index.ts";
import { sql } from "../../../engine/sql/index.ts";
import type { FileActionContext } from "../../../engine/work/index.ts";
import { PDF } from "../../invoicing/index.ts";
import { offerFile } from "./offer-file.ts";

async function run({ work, matching }: FileActionContext) {
  const [offer] = await work.rows<{ id: string }>(sql`select o.id from offers o where ${matching("o")}`);
  const { data, fileName } = await offerFile(work, offer!.id);
  return { stream: data, contentType: PDF, fileName };
}

/** Returns the PDF of a version of an offer. */
export const downloadPdf = fileAction({
  title: "Download PDF",
  description:
    "Returns the PDF. A draft is made for the request; the PDF of an offer that was sent never changes.",
  levels: ["record"],
  contentType: PDF,
  run,
});
