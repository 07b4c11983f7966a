import { expect } from "vitest";
import { expectForbidden, expectInvalid, expectStatus, idsOf } from "../../support/conformance/replies.ts";
import type { Subject } from "../../support/conformance/subject.ts";

/** The other shapes of a list. */
export function checkVariants({ resource, world, sampled }: Subject): void {
  for (const [name, variant] of Object.entries(resource.variants)) {
    const get = (query: string) => world().home.owner.get(`/${resource.name}?${query}`);
    const test = sampled(name);

    for (const option of variant.options) {
      const at = `${name}=${option}`;
      const test = sampled(at);

      test(`all pages of ${at} together are the whole`, async () => {
        const { body } = expectStatus(await get(`${at}&perPage=500`), 200);
        expect(Object.keys(body)).toEqual(["data", "meta", "links"]);
        expect(body.data.length).toBeGreaterThan(0);
        expect(body.meta).toMatchObject({ current_page: 1, from: 1, total: body.data.length });
        for (const reported of Object.keys(variant.meta)) expect(body.meta).toHaveProperty(reported);
        for (const row of body.data) {
          expect(Object.keys(row)).toEqual(["id", "type", "attributes", "meta", "links"]);
          expect(row.type).toBe(resource.name);
          expect(row.meta).toEqual({
            authorizedToShow: true,
            authorizedToUpdate: false,
            authorizedToDelete: false,
          });
        }
        expect(new Set(idsOf(body.data)).size).toBe(body.data.length);
        const walked: unknown[] = [];
        for (let url = `/${resource.name}?${at}&perPage=1`; url; ) {
          const page = expectStatus(await world().home.owner.get(url), 200).body;
          walked.push(...page.data);
          expect({ ...page.meta, ...body.meta }).toEqual({ ...page.meta, ...body.meta });
          expect(page.links.next === null).toBe(walked.length === body.data.length);
          url = page.links.next ?? "";
        }
        expect(walked).toEqual(body.data);
        const beyond = expectStatus(await get(`${at}&page=9999`), 200).body;
        expect(beyond).toMatchObject({ data: [], meta: { total: body.meta.total, from: null, to: null } });
      });

      test(`${at} accepts its sort fields and no others`, async () => {
        const ids = idsOf(expectStatus(await get(`${at}&perPage=500`), 200).body.data).sort();
        for (const key of Object.keys(variant.sort)) {
          for (const sort of [key, `-${key}`]) {
            const { data } = expectStatus(await get(`${at}&perPage=500&sort=${sort}`), 200).body;
            expect(idsOf(data).sort()).toEqual(ids);
          }
        }
        const message = expectInvalid(await get(`${at}&sort=no_such`), "sort");
        for (const key of Object.keys(variant.sort)) expect(message).toContain(key);
      });

      test(`the links of ${at} lead to lists`, async () => {
        const { data } = expectStatus(await get(`${at}&perPage=500`), 200).body;
        for (const { links } of data) {
          expect(Object.keys(links).length).toBeGreaterThan(0);
          for (const url of Object.values(links) as string[]) {
            expect(expectStatus(await world().home.owner.get(url), 200).body.meta.total).toBeGreaterThan(0);
          }
        }
      });
    }

    const plain = `${name}=${variant.options[0]}`;

    test(`${name} accepts only its values`, async () => {
      for (const value of ["no_such", "", "null", "__proto__"]) {
        expect(expectInvalid(await get(`${name}=${value}`), name)).toBe(
          `The selected ${name.replaceAll("_", " ")} is invalid.`,
        );
      }
    });

    test(`${name} accepts no related records and no parameter that the list does not have`, async () => {
      for (const one of ["related", "include", "cursor", "no_such"]) {
        expectInvalid(await get(`${plain}&${one}=x`), one);
      }
      for (const empty of ["related", "include", "search", "sort"]) {
        expectStatus(await get(`${plain}&${empty}=`), 200);
      }
      expectInvalid(await get(`${plain}&page=0`), "page");
    });

    test(`parameters of ${name} can only be given with it and have a value`, async () => {
      for (const own of Object.keys(variant.parameters)) {
        expectInvalid(await get(`${own}=x`), own);
        expectInvalid(await get(`${plain}&${own}=`), own);
      }
    });

    test(`sorting ${name} by gated fields requires their permissions`, async () => {
      const nobody = await world().home.limitedTo(...(resource.policy.requires ?? []).slice(0, 1));
      for (const [key, permission] of Object.entries(variant.sort)) {
        const reply = await nobody.get(`/${resource.name}?${plain}&sort=-${key}`);
        if (permission === null) expectStatus(reply, 200);
        else expect(expectForbidden(reply)).toBe(permission);
      }
    });

    test(`filters and search limit what ${name} counts`, async () => {
      if (resource.search.length > 0) {
        const { body } = expectStatus(await get(`${plain}&search=nothing_is_called_so`), 200);
        expect(body).toMatchObject({ data: [], meta: { total: 0, last_page: 1 } });
      }
    });
  }
}
