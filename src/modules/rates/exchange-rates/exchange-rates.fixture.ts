import type { Fixture } from "../../../../test/support/conformance/fixture.ts";
import { addDays } from "../../../engine/declare/index.ts";

export const fixture: Fixture<"exchange-rates"> = {
  body: (n) => ({
    from_currency: ["USD", "CHF"][n % 2],
    to_currency: ["EUR", "RON"][n % 2],
    // No date may be in the future.
    date: addDays("2000-01-01", n % 9_500),
    rate: 1 + (n % 50) / 8,
  }),
};
