import { standaloneAction } from "../../../engine/declare/index.ts";
import { said } from "../../../engine/work/index.ts";
import { askedCall } from "./asked-call.ts";
import { contentOf } from "./report-content.ts";
import { askedFields } from "./saved-report-fields.ts";

/** Reads any report as tables, as the web UI shows it. */
export const readReport = standaloneAction({
  title: "Read a report",
  done: "Read the report.",
  description:
    "Reads a report and returns its figures as tables, with the URLs of the records behind them, in the caller's sight.",
  needsCredential: true,
  parameters: askedFields(),
  example: { report: "leads/lead-funnel", period: "last_month" },
  async run({ work, params }) {
    const call = askedCall(work, params);
    const { tables, period } = await contentOf(work, call);
    return {
      data: {
        ...{ report: params.report, title: said(call.title), question: said(call.question) },
        period,
        tables,
      },
    };
  },
});
