import type { Surroundings } from "./random-books.ts";

/** What a document is worth on 2026-07-14, the day of the tests, and how far that is from being missing. */
const STATES = [
  { status: "active", end_date: null },
  { status: "active", end_date: "2026-07-24" },
  { status: "active", end_date: "2026-06-30" },
  { status: "awaiting_signatures", end_date: null },
] as const;

/** Two required types, and documents of them in every state; one in five people lacks each. */
export async function randomDocuments({ random, employees, newId, store }: Surroundings): Promise<void> {
  const types = ["Certificate", "Declaration"].map((name) => ({
    ...{ id: newId(), name: `Random ${name.toLowerCase()}`, visibility: "private", is_required: true },
    ...{ employee_can_upload: false, requires_end_date: false, requires_signature: false },
    ...{ required_contract_types: [], reminder_days: [] },
  }));
  await store("document_types", types);
  const first = random.integer(0, STATES.length);
  const documents = types.flatMap(({ id: type_id, name }) =>
    employees.flatMap((employee_id, place) => {
      const state = STATES[(first + place) % (STATES.length + 1)];
      return state
        ? [
            {
              ...{ id: newId(), name, documentable_type: "employees", employee_id, type_id, ...state },
              ...{ file_name: "file.pdf", mime_type: "application/pdf", size: 1, checksum: "0".repeat(64) },
              ...{ version: 1, round: 0, signature_count: 0, is_sequential: false, is_touched: false },
            },
          ]
        : [];
    }),
  );
  await store("documents", documents);
}
