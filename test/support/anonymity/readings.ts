import type { FilterSchema } from "../../../src/engine/schema/schema.ts";
import { PRODUCT } from "../conformance/product.ts";
import type { Person, Twins } from "./twin-rounds.ts";

const EVENTS = ["feedback", "feedback_requests"]
  .flatMap((name) => [`${name}.created`, `${name}.updated`, `${name}.deleted`])
  .concat(["respond", "decline", "close", "reopen"].map((action) => `feedback_requests.${action}`))
  .join(",");

/** What is tried as the value of a filter. */
interface Tried {
  readonly ids: readonly string[];
  readonly days: readonly string[];
}

/** Everything that a filter of the kind could be given to find somebody out, each value also negated. */
function triesOf(name: string, { kind, nullable }: FilterSchema, { ids, days }: Tried): string[] {
  const one = kind.one ?? kind;
  const values = [
    ...(one.type === "id" ? ids : []),
    ...(one.type === "date" || one.type === "date-time" ? days : []),
    ...(one.type === "boolean" ? ["true", "false"] : []),
    ...(one.options?.map(String) ?? []),
    ...(nullable ? ["null"] : []),
  ];
  return values.flatMap((value) => [`${name}=${value}`, `-${name}=${value}`]);
}

const filtersOf = (resource: string, tried: Tried, except: string): string[] =>
  [...PRODUCT.resources.get(resource)!.filters]
    .filter(([name]) => name !== except)
    .flatMap(([name, filter]) => triesOf(name, filter, tried));

/** Every way to read about one of the two requests: lists, filters, counts, related records, journal, search, reports. */
export function pathsAbout(
  { subjects, requests, authors, contents, swapped }: Twins,
  side: 0 | 1,
  {
    days,
    visible,
    isOnlyAbout,
  }: { days: readonly string[]; visible: readonly string[]; isOnlyAbout: boolean },
): string[] {
  const [subject, request] = [subjects[side], requests[side]];
  const suspects = swapped.map((place) => authors[place]!);
  const content = contents[swapped[0]]!;
  const ids = [suspects[0]!.id, suspects[0]!.userId];
  const list = `/feedback?perPage=500&feedback_request_id=${request}`;
  const found = filtersOf("feedback", { ids, days }, "feedback_request_id");
  const asked = filtersOf("feedback-requests", { ids, days }, "id");
  const author = (one: Person): string[] => [
    `/audit-log?perPage=500&user_id=${one.userId}&resource_type=feedback,feedback-requests`,
    `/audit-log?perPage=500&search=${one.lastName}&resource_type=feedback,feedback-requests`,
    `/employees/${one.id}?related=feedback`,
    `/search?q=${one.lastName}&types=goals,evaluations`,
  ];
  return [
    ...["id", "-given_at", "created_at", "type"].map((sort) => `${list}&sort=${sort}`),
    ...found.map((filter) => `${list}&${filter}&search=${content}`),
    ...asked.map((filter) => `/feedback-requests?id=${request}&${filter}`),
    ...suspects.map((one) => `${list}&search=${one.lastName}`),
    `${list}&related=createdBy,createdByEmployee,employee,feedbackRequest.respondents,evaluation,goal`,
    `/feedback?employee_id=${subject.id}&type=peer,direct_report&search=${content}`,
    `/feedback-requests/${request}?actions=all&related=employee,requestedBy,evaluation,respondents,feedback.createdBy`,
    `/feedback-requests?id=${request}&include=feedback[notes|created_by|created_by_employee_id|given_at|file_name]`,
    `/employees/${subject.id}?related=feedback.createdByEmployee`,
    ...visible.map((id) => `/feedback/${id}?actions=all&related=createdBy,createdByEmployee`),
    ...(visible.length > 0 ? [`/audit-log?perPage=500&resource_id=${visible.join(",")}`] : []),
    `/audit-log?perPage=500&resource_id=${request}`,
    `/search?q=${content}`,
    ...suspects.flatMap(author),
    `/evaluations/getters/performance-analytics?manager_employee_id=${subject.id}`,
    ...(isOnlyAbout
      ? []
      : [
          "/audit-log?perPage=500&resource_type=feedback",
          "/audit-log?perPage=500&changed_field=feedback.notes",
          "/audit-log?perPage=500&changed_field=feedback-requests.respondents",
          `/webhook-deliveries?perPage=500&event_type=${EVENTS}`,
          `/feedback?perPage=500&search=${content}`,
        ]),
  ];
}
