import { queryOptions } from "@tanstack/react-query";
import { changeRecord, createWithFile, deleteRecord, listRecords, runAction } from "../../../api/records.ts";
import { t } from "../../../messages/t.ts";

/** The specimens of the person's own signature, newest first. */
export const ownSignaturesQuery = queryOptions({
  queryKey: ["documents", "own-signatures"],
  queryFn: async () => (await listRecords("documents", { documentable_type: "signature", sort: "-id" })).data,
});

/** What a person signs with: a kept specimen, a new picture, or nothing visible. */
export interface Chosen {
  readonly specimenId: string | null;
  readonly picture: File | null;
  /** Whether the picture is kept for the next time. */
  readonly isKept: boolean;
}

/**
 * Signs the version of a document that was read. A new picture is stored as a specimen of the person's signature, of which
 * the API takes a copy; it is deleted afterwards unless it is kept.
 */
export async function signDocument(
  { id, version, employeeId }: { readonly id: string; readonly version: number; readonly employeeId: string },
  { specimenId, picture, isKept }: Chosen,
): Promise<void> {
  const made = picture && (await addSpecimen(employeeId, picture));
  const signature_id = made ?? specimenId;
  const body = { consent: true, version, ...(signature_id ? { signature_id } : {}) };
  try {
    await runAction("documents", id, "sign", body);
  } catch (error) {
    if (made) await deleteRecord("documents", made);
    throw error;
  }
  if (made && isKept) await changeRecord("employees", employeeId, { default_signature_id: made });
  else if (made) await deleteRecord("documents", made);
}

async function addSpecimen(employee_id: string, picture: File): Promise<string> {
  const fields = { documentable_type: "signature", employee_id, name: t("Signature") };
  return (await createWithFile("documents", fields, picture)).data.id;
}
