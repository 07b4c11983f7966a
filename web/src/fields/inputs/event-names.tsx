import { MultiSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { callGetter } from "../../api/records.ts";
import { t } from "../../messages/t.ts";
import { eventInWords, resourceInWords } from "../event-in-words.ts";
import { type InputProps, inputProps } from "../field-ui.ts";

interface EventType {
  readonly type: string;
}

/** Everything, all events of a resource, then single events; each under its resource. */
function groupsOf(types: readonly EventType[]) {
  const byResource = new Map<string, EventType[]>();
  for (const event of types) {
    const name = event.type.split(".")[0]!;
    byResource.set(name, [...(byResource.get(name) ?? []), event]);
  }
  const resources = [...byResource].map(([resource, events]) => ({
    group: resourceInWords(resource),
    items: [
      { value: `${resource}.*`, label: t`${resourceInWords(resource)}: all` },
      ...events.map(({ type }) => ({ value: type, label: `${eventInWords(type)} (${type})` })),
    ],
  }));
  return [{ group: t("All"), items: [{ value: "*", label: t("All events") }] }, ...resources];
}

/** Edits the events to be notified of. */
export function EventNamesField(props: InputProps) {
  const { data } = useQuery({
    queryKey: ["webhooks", "event-types"],
    queryFn: async () => (await callGetter<EventType[]>("webhooks", "event-types")).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <MultiSelect
      {...inputProps(props)}
      data={groupsOf(data ?? [])}
      value={(props.value as string[] | null) ?? []}
      onChange={props.onChange}
      searchable
      clearable
      limit={60}
      maxDropdownHeight={320}
      nothingFoundMessage={data ? t("Nothing found") : t("Loading…")}
    />
  );
}
