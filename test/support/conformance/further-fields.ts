import type { Site } from "./site.ts";

/** Removes the custom fields of leads that a test has left, which new leads would have to meet: used ones are archived. */
export async function removeFurtherFields({ all, choosable, owner }: Site): Promise<void> {
  const further = (await all("custom-fields", "&resource=leads&archived=false")).filter(
    ({ id }) => !choosable("custom-fields").includes(id),
  );
  for (const { id } of further) {
    const { status } = await owner.delete(`/custom-fields/${id}`);
    if (status !== 204) await owner.post(`/custom-fields/${id}/actions?action=archive`, {});
  }
}
