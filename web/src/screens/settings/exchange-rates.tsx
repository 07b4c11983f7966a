import { exchangeRates } from "../../api/generated/resources/exchange-rates.ts";
import { listScreen } from "../../records/list-screen.tsx";

export default listScreen({
  resource: "exchange-rates",
  metadata: exchangeRates,
  title: "Exchange rates",
  singular: "Exchange rate",
  nameOf: ({ attributes }) => `${attributes.from_currency} to ${attributes.to_currency}`,
  note: "By which amounts in other currencies are converted: of a pair the latest rate on or before the day, in one direction only.",
  fields: {
    from_currency: { label: "From" },
    to_currency: { label: "To" },
    date: { label: "From the day", hint: "Not after today. It holds until the next one." },
    rate: {
      label: "Rate",
      hint: "How much of the one currency one unit of the other is worth, such as 0.92.",
    },
    source: { hint: "Where it is from, such as ECB." },
  },
  list: {
    columns: ["date", "from_currency", "to_currency", "rate", "source"],
    more: ["created_at", "updated_at"],
    sort: "-date",
    emptyText: "Without rates, amounts in other currencies are not known in reports.",
  },
  form: [{ title: "Exchange rate", fields: ["from_currency", "to_currency", "date", "rate", "source"] }],
});
