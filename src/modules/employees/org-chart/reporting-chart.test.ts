import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChartNode, type ChartPerson, chartOf } from "./reporting-chart.ts";

const person = (id: string, manager: string | null = null, is_shown = true): ChartPerson => ({
  id,
  name: id,
  position: null,
  avatar: null,
  manager_employee_id: manager,
  is_shown,
});

/** `A(3) [B(1) [C(0)]]` */
const drawn = (nodes: readonly ChartNode[]): string =>
  nodes
    .map(
      ({ id, all_reports, reports }) =>
        `${id}(${all_reports})${reports.length > 0 ? ` [${drawn(reports)}]` : ""}`,
    )
    .join(" ");
const chart = (people: readonly ChartPerson[], root: string | null = null, depth = 3): string | null => {
  const nodes = chartOf(people, root, depth);
  return nodes && drawn(nodes);
};

const chain = [person("A"), person("B", "A"), person("C", "B"), person("D", "C"), person("E", "D")];

describe("chartOf", () => {
  it("places everybody below their manager, in the given order", () => {
    expect(chart([person("B", "Z"), person("A", "Z"), person("Z"), person("C", "A")])).toBe(
      "Z(3) [B(0) A(1) [C(0)]]",
    );
  });

  it("cuts off deeper levels but counts them", () => {
    expect(chart(chain, null, 1)).toBe("A(4) [B(3)]");
    expect(chart(chain)).toBe("A(4) [B(3) [C(2) [D(1)]]]");
    expect(chartOf(chain, null, 1)![0]!.reports[0]).toMatchObject({
      direct_reports: 1,
      all_reports: 3,
      reports: [],
    });
  });

  it("starts at a root", () => {
    expect(chart(chain, "C")).toBe("C(2) [D(1) [E(0)]]");
  });

  it("places reports of a hidden manager below the nearest shown superior, otherwise at the top", () => {
    const people = [
      person("A"),
      person("B", "A", false),
      person("C", "B", false),
      person("D", "C"),
      person("E", "X"),
    ];
    expect(chart([...people, person("X", null, false), person("F", "D")])).toBe("A(2) [D(1) [F(0)]] E(0)");
  });

  it("has no chart for an unknown or hidden root", () => {
    expect(chart([person("A", null, false), person("B", "A")], "A")).toBeNull();
    expect(chart(chain, "X")).toBeNull();
  });

  it("supports a very long chain", () => {
    const long = Array.from({ length: 20_000 }, (_, index) =>
      person(String(index), index > 0 ? String(index - 1) : null),
    );
    expect(chart(long, null, 1)).toBe("0(19999) [1(19998)]");
  });

  it("places everybody who is shown exactly once, below a superior", () => {
    const forest = fc
      .array(fc.record({ above: fc.option(fc.nat()), shown: fc.boolean() }), { maxLength: 11 })
      .map((list) =>
        list.map(({ above, shown }, index) =>
          person(String(index), above === null || index === 0 ? null : String(above % index), shown),
        ),
      );
    fc.assert(
      fc.property(forest, (people) => {
        const nodes = chartOf(people, null, 10)!;
        const superiors = (id: string | null): string[] =>
          id === null ? [] : [id, ...superiors(people[Number(id)]!.manager_employee_id)];
        const seen: string[] = [];
        const visit = (node: ChartNode, above: string[]): number => {
          seen.push(node.id);
          expect(
            superiors(node.id)
              .slice(1)
              .filter((id) => people[Number(id)]!.is_shown),
          ).toEqual(above);
          expect(node.direct_reports).toBe(node.reports.length);
          const below = node.reports.reduce((sum, report) => sum + visit(report, [node.id, ...above]), 0);
          expect(node.all_reports).toBe(below);
          return below + 1;
        };
        for (const node of nodes) visit(node, []);
        expect(seen.sort()).toEqual(
          people
            .filter(({ is_shown }) => is_shown)
            .map(({ id }) => id)
            .sort(),
        );
      }),
    );
  });
});
