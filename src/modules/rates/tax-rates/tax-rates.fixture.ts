import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import type { Site } from "../../../../test/support/conformance/world.ts";

export const fixture: Fixture<"tax-rates"> = {
  // All other categories have no percentage.
  body: (n) => ({
    percent: 1 + (n % 90) + (n % 4) / 4,
    category: "standard",
    country: ["RO", "DE"][n % 2],
  }),
  prepare: exemptRates,
};

/** Two rates of other categories, one of them archived. */
async function exemptRates({ owner }: Site): Promise<void> {
  const exempt = { percent: 0, category: "exempt", exemption_reason: "Article 44" };
  await owner.post("/tax-rates", { ...exempt, name: "Exempt in Romania", country: "RO" });
  const { body } = await owner.post("/tax-rates", { ...exempt, name: "Exempt formerly", country: "DE" });
  await owner.post(`/tax-rates/${body.data.id}/actions?action=archive`, {});
}
