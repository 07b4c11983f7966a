import type { Fixture } from "../../../../test/support/conformance/fixture.ts";

export const fixture: Fixture<"asset-types"> = { body: (n) => ({ tag_prefix: `T-${n}` }) };
