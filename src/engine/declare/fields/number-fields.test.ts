import { describe, expect, it } from "vitest";
import { decimalType } from "./number-fields.ts";

/** The stored value of a number, or the message of its error. */
function read(wire: unknown, ...[decimals, range]: Parameters<typeof decimalType>): unknown {
  let problem: string | undefined;
  const stored = decimalType(decimals, range).read(wire, (template) => {
    problem = String(template);
  });
  return problem ?? stored;
}

describe("a decimal", () => {
  it.each([
    [1e-8, "0.00000001"],
    [1.2e-7, "0.00000012"],
    [-2.5e-7, "-0.00000025"],
    [0.92, "0.92000000"],
    [123456, "123456.00000000"],
  ])("%d is kept exactly, however small", (wire, stored) => {
    expect(read(wire, 8)).toBe(stored);
  });

  it("has at most the declared number of decimal places", () => {
    expect(read(1e-9, 8)).toBe("The :field field must have at most 8 decimal places.");
    expect(read(1e21, 8, { max: 1e22 })).toBe("The :field field must have at most 8 decimal places.");
  });

  it("must be greater than an exclusive bound", () => {
    expect(read(0, 2, { above: 0 })).toBe("The :field field must be greater than 0.");
    expect(read(-0.01, 2, { above: 0 })).toBe("The :field field must be greater than 0.");
    expect(read(0.01, 2, { above: 0 })).toBe("0.01");
    expect(read(101, 2, { above: 0, max: 100 })).toBe("The :field field must not be greater than 100.");
  });
});
