import { field, fileAction } from "../../../engine/declare/index.ts";
import { raw, sql } from "../../../engine/sql/index.ts";
import type { FileActionContext, GivenParameters } from "../../../engine/work/index.ts";
import { LABELS_PER_SHEET, renderLabelSheets } from "../../../platform/pdf/label-sheets.ts";
import { servicesOf } from "../../../platform/services.ts";
import { siteAddress } from "../../../platform/tenancy/site-address.ts";

const PDF = "application/pdf";

const parameters = {
  first_label: field
    .integer({ min: 1, max: LABELS_PER_SHEET })
    .default(1)
    .describe(
      "The label of the first sheet with which to begin, row by row, if those before it are used up.",
    ),
};

type Labelled = {
  readonly id: string;
  readonly asset_tag: string;
  readonly name: string;
  readonly serial_number: string | null;
};

async function run({ work, params, matching, order }: FileActionContext<GivenParameters<typeof parameters>>) {
  const assets = await work.rows<Labelled>(sql`select a.id, a.asset_tag, a.name, a.serial_number from assets a
    where ${matching("a")} order by ${order?.("a") ?? raw("a.asset_tag, a.id")}`);
  const site = siteAddress(servicesOf(work).config, work.workspace.subdomain);
  const stream = await renderLabelSheets({
    title: "Asset labels",
    author: work.workspace.name,
    language: work.workspace.locale,
    createdAt: work.now,
    firstPlace: params.first_label,
    labels: assets.map(({ id, asset_tag, name, serial_number }) => ({
      code: `${site}/assets/${id}`,
      lines: [asset_tag, name, ...(serial_number === null ? [] : [serial_number])],
    })),
  });
  return { stream, contentType: PDF, fileName: `asset-labels-${work.today}.pdf` };
}

/** Returns labels with QR codes, which lead to the pages of the assets. */
export const downloadLabels = fileAction({
  title: "Download labels",
  description: `Returns sheets of labels with QR codes that lead to the pages of the assets: A4 with ${LABELS_PER_SHEET} labels of 70 × 37 mm.`,
  contentType: PDF,
  parameters,
  run,
});
