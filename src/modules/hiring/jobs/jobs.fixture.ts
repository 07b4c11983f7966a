import type { Body, Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"jobs"> = {
  body: (n, { choosable }) => ({
    // Only the first departments have jobs, so that others are not in use.
    department_id: n % 4 === 3 ? null : choosable("departments")[n % 2],
    salary_type: (["hourly", "monthly"] as const)[n % 2],
    salary_min: 1000 + n,
    salary_max: 5000 + n,
    salary_currency: "EUR",
  }),
  together: {
    salary_min: { salary_currency: "EUR" },
    salary_max: { salary_currency: "EUR" },
  },
  emptiedWith: { salary_currency: { salary_min: null, salary_max: null } },
  prepare: jobsInEveryState,
  placeholders: { job: publishedJob },
};

/** Jobs in every state. */
async function jobsInEveryState({ owner, choosable }: Site): Promise<void> {
  const [first, second, third, fourth] = choosable("jobs");
  const act = (id: string | undefined, action: string, body: object = {}) =>
    owner.post(`/jobs/${id}/actions?action=${action}`, body);
  for (const id of [first, second, third]) await act(id, "open");
  await act(second, "hold");
  await act(third, "close", { close_reason: "cancelled" });
  await act(fourth, "open");
}

/** A job with a public page, to which people apply with the consent text of the body. */
async function publishedJob({ owner }: Site, { consent_text = "You may keep it." }: Body): Promise<string> {
  const settings = { careers_enabled: true, careers_consent_text: consent_text };
  const { status, text } = await owner.patch("/workspace", settings);
  if (status !== 200) throw new Error(`The public pages could not be enabled: ${text}`);
  return (await owner.get("/jobs?status=open&perPage=1")).body.data[0].id;
}
