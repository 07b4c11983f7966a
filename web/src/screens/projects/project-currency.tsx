import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { recordQuery } from "../../api/queries.ts";
import { maySeeAny } from "../../declare/rights.ts";
import { currency } from "../../fields/currency.tsx";
import type { InputProps } from "../../fields/field-ui.ts";
import { useSession } from "../../session/session.ts";

/** The currency of a client, as soon as it is known; null without a client, or one that the person does not see. */
function useCurrencyOf(clientId: unknown): string | null {
  const mayAsk = maySeeAny(useSession(), "clients") && typeof clientId === "string";
  const { data } = useQuery({ ...recordQuery("clients", String(clientId)), enabled: mayAsk });
  const found = mayAsk ? data?.record.attributes.currency : null;
  return typeof found === "string" ? found : null;
}

/** The currency of a project: that of a new project is its client's as soon as one is chosen. */
export function ProjectCurrency(props: InputProps) {
  const { record, values, onChange } = props;
  const ofClient = useCurrencyOf(record ? null : values?.client_id);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    if (ofClient !== null) change.current(ofClient);
  }, [ofClient]);
  return <currency.Input {...props} />;
}
