import { beforeAll, describe, expect, it } from "vitest";
import { testCompany } from "../support/test-company.ts";
import { act, add, hire, ids, read, refused, shown } from "./company.ts";

const { acme } = testCompany();
const people: Record<string, string> = {};
let engineering: string;
let sales: string;
let platform: string;
let skill: string;
let cluj: string;
let berlin: string;

beforeAll(async () => {
  const { owner } = acme;
  engineering = await add(owner, "departments", { name: "Engineering" });
  sales = await add(owner, "departments", { name: "Sales" });
  const developer = await add(owner, "positions", { name: "Developer", department_id: engineering });
  const developerInSales = await add(owner, "positions", { name: "Developer", department_id: sales });
  const freelancer = await add(owner, "positions", { name: "Freelancer" });
  platform = await add(owner, "directions", { name: "Platform", department_id: engineering });
  const fairs = await add(owner, "directions", { name: "Fairs", department_id: sales });
  skill = await add(owner, "tags", { name: "Java", type: "skill" });
  const place = await add(owner, "tags", { name: "java", type: "place" });
  const comma = await add(owner, "tags", { name: "first, aid" });
  cluj = await add(owner, "work-locations", { name: "Cluj" });
  berlin = await add(owner, "work-locations", { name: "Berlin" });
  const level = await add(owner, "levels", { name: "Senior" });
  const add1 = async (name: string, more: object = {}) => {
    people[name] = await hire(owner, `${name} Pop`, more as Record<string, unknown>);
  };
  await add1("Ana", {
    position_id: developer,
    direction_id: Number(fairs),
    tag_ids: [skill],
    level_id: level,
  });
  await add1("Bob", { position_id: developerInSales, work_location_ids: [cluj, berlin], tag_ids: [place] });
  await add1("Cid", { position_id: freelancer, direction_id: Number(platform), work_location_ids: [berlin] });
  await add1("Dan", { direction_id: Number(platform), tag_ids: [comma], position_code: "DEV%1" });
  await add1("Eva", { identity_card_number: "AB 12", contract_type: "internship", last_name: "Ionașcu" });
});

const names = async (query: string) =>
  ids(await acme.owner.get(`/employees?sort=id&perPage=100&${query}`)).map(
    (id) => Object.entries(people).find(([, known]) => known === id)?.[0] ?? id,
  );

describe("the department of an employee", () => {
  it("is the position's; without a position, or with one outside any department, the direction's; else none", async () => {
    expect(await names("department=Engineering")).toEqual(["Ana", "Cid", "Dan"]);
    expect(await names("department=Sales")).toEqual(["Bob"]);
    expect(await names("department=null")).toEqual(["Eva"]);
    expect(await names("-department=null")).toEqual(["Ana", "Bob", "Cid", "Dan"]);
    expect(await names("-department=Engineering")).toEqual(["Bob", "Eva"]);
  });

  it("is found by name in any case, or by id", async () => {
    expect(await names("department=engineering")).toEqual(["Ana", "Cid", "Dan"]);
    expect(await names(`department=${engineering}`)).toEqual(["Ana", "Cid", "Dan"]);
    expect(await names(`department=${engineering.toLowerCase()}`)).toEqual(["Ana", "Cid", "Dan"]);
    expect(await names("department=Nowhere")).toEqual([]);
    expect(await names("-department=Nowhere")).toEqual(["Ana", "Bob", "Cid", "Dan", "Eva"]);
  });

  it("follows position and direction as they are cleared", async () => {
    const path = `/employees/${people.Ana}`;
    const { position_id, direction_id } = await read(acme.owner, path);
    shown(await acme.owner.patch(path, { position_id: null }));
    expect(await names("department=Sales")).toEqual(["Ana", "Bob"]);
    expect(await names("department=Engineering")).toEqual(["Cid", "Dan"]);
    shown(await acme.owner.patch(path, { direction_id: null }));
    expect(await names("department=null")).toEqual(["Ana", "Eva"]);
    shown(await acme.owner.patch(path, { position_id, direction_id }));
    expect(await names("department=null")).toEqual(["Eva"]);
  });
});

describe("positions and directions", () => {
  it("are found by name in any case, in every department", async () => {
    expect(await names("position_name=DEVELOPER")).toEqual(["Ana", "Bob"]);
    expect(await names("-position_name=Developer")).toEqual(["Cid", "Dan", "Eva"]);
    expect(await names("position_name=null")).toEqual(["Dan", "Eva"]);
    expect(await names("direction=platform")).toEqual(["Cid", "Dan"]);
    expect(await names("-direction=platform")).toEqual(["Ana", "Bob", "Eva"]);
    expect(await names("direction=null")).toEqual(["Bob", "Eva"]);
  });

  it("are found by id; a direction's is a number", async () => {
    const { position_id, direction_id } = await read(acme.owner, `/employees/${people.Cid}`);
    expect(await names(`position_id=${position_id}`)).toEqual(["Cid"]);
    expect(await names("position_id=null")).toEqual(["Dan", "Eva"]);
    expect(await names(`-position_id=${position_id}`)).toEqual(["Ana", "Bob", "Dan", "Eva"]);
    expect(direction_id).toBe(Number(platform));
    expect(await names(`direction_id=${direction_id}`)).toEqual(["Cid", "Dan"]);
    expect(await names("direction_id=null")).toEqual(["Bob", "Eva"]);
    refused(await acme.owner.get("/employees?direction_id=one"), {
      direction_id: "The direction id filter must be a valid id.",
    });
    expect(await names("-level_id=null")).toEqual(["Ana"]);
  });
});

describe("lists of values", () => {
  it("work locations: any of them, or none", async () => {
    expect(await names(`work_location_ids=${cluj}`)).toEqual(["Bob"]);
    expect(await names(`work_location_ids=${cluj},${berlin}`)).toEqual(["Bob", "Cid"]);
    expect(await names("work_location_ids=null")).toEqual(["Ana", "Dan", "Eva"]);
    expect(await names(`-work_location_ids=${cluj}`)).toEqual(["Ana", "Cid", "Dan", "Eva"]);
  });

  it("tags: by name in any case and of any type, or by id", async () => {
    expect(await names("tags=JAVA")).toEqual(["Ana", "Bob"]);
    expect(await names(`tags=${skill}`)).toEqual(["Ana"]);
    expect(await names(`tags=${skill.toLowerCase()},Nothing`)).toEqual(["Ana"]);
    expect(await names(`tags=${encodeURIComponent("first\\, aid")}`)).toEqual(["Dan"]);
    expect(await names("tags=null")).toEqual(["Cid", "Eva"]);
    expect(await names("-tags=java")).toEqual(["Cid", "Dan", "Eva"]);
    expect(await names("-tags=null")).toEqual(["Ana", "Bob", "Dan"]);
  });

  it("ids", async () => {
    expect(await names(`id=${people.Eva},${people.Bob}`)).toEqual(["Bob", "Eva"]);
    expect(await names(`-id=${people.Eva},${people.Bob}`)).toEqual(["Ana", "Cid", "Dan"]);
  });
});

describe("single values", () => {
  it("names and emails compare without case, other texts exactly", async () => {
    expect(await names("first_name=ANA")).toEqual(["Ana"]);
    expect(await names("last_name=pop")).toEqual(["Ana", "Bob", "Cid", "Dan"]);
    expect(await names("email=EVA.pop@X.test")).toEqual(["Eva"]);
    expect(await names("identity_card_number=AB%2012")).toEqual(["Eva"]);
    expect(await names("identity_card_number=ab%2012")).toEqual([]);
    expect(await names("-identity_card_number=null")).toEqual(["Eva"]);
    expect(await names("contract_type=internship")).toEqual(["Eva"]);
    expect(await names("contract_type=null")).toEqual(["Ana", "Bob", "Cid", "Dan"]);
    expect(await names("-contract_type=internship")).toEqual(["Ana", "Bob", "Cid", "Dan"]);
    expect(await names(`role_id=${acme.roles.Owner}`)).toEqual([]);
    expect(await names(`role_id=${acme.roles.Employee}`)).toHaveLength(5);
  });

  it("what is never empty cannot be null", async () => {
    for (const name of ["email", "status", "start_date", "archived", "first_name"]) {
      refused(await acme.owner.get(`/employees?${name}=null`), {
        [name]: `The ${name.replace("_", " ")} filter cannot be null: the field is never empty.`,
      });
    }
  });

  it("days are one or a pair, both included", async () => {
    shown(await acme.owner.patch(`/employees/${people.Bob}`, { start_date: "2024-01-02" }));
    expect(await names("start_date=2024-01-02")).toEqual(["Bob"]);
    expect(await names("-start_date=2024-01-01")).toEqual(["Bob"]);
    expect(await names("start_date=2024-01-01,2024-01-02")).toHaveLength(5);
    expect(await names("termination_date=null")).toHaveLength(5);
    expect(await names("created_at=2026-07-14")).toHaveLength(5);
    expect(await names("updated_at=2026-07-14T10:00:00Z")).toHaveLength(5);
    expect(await names("updated_at=2026-07-14T10:00:01Z")).toEqual([]);
    refused(await acme.owner.get("/employees?start_date=2024-01-02,2024-01-01"), {
      start_date: "The start date filter must not end before it begins.",
    });
  });
});

describe("permissions", () => {
  it("finds holders of what grants them, among live accounts", async () => {
    const leave = await acme.callerFor(people.Ana!, "manage-leave");
    await acme.callerFor(people.Bob!, "view-clients");
    expect((await leave.get("/session")).status).toBe(200);
    expect(await names("permissions=view-leave")).toEqual(["Ana"]);
    expect(await names("permissions=manage-leave,view-clients")).toEqual(["Ana", "Bob"]);
    expect(await names("permissions=manage-clients")).toEqual([]);
    expect(await names("permissions=null")).toEqual(["Cid", "Dan", "Eva"]);
    expect(await names("-permissions=view-leave")).toEqual(["Bob", "Cid", "Dan", "Eva"]);
    const reply = await acme.owner.get("/employees?permissions=fly");
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([422, ["permissions"]]);
    shown(await act(acme.owner, `/employees/${people.Bob}`, "archive"));
    expect(await names("permissions=view-clients")).toEqual([]);
    expect(await names("permissions=null")).toEqual(["Bob", "Cid", "Dan", "Eva"]);
    shown(await act(acme.owner, `/employees/${people.Bob}`, "restore"));
  });

  it("an owner holds all of them", async () => {
    const [account] = ids(await acme.owner.get(`/users?employee_id=${people.Cid}`));
    shown(await acme.owner.patch(`/users/${account}`, { role_id: acme.roles.Owner }));
    expect(await names("permissions=manage-workspace")).toEqual(["Cid"]);
    shown(await acme.owner.patch(`/users/${account}`, { role_id: acme.roles.Employee }));
  });
});

describe("the search", () => {
  it("looks for every word in names, email and position code, without case and accents", async () => {
    expect(await names("search=ionascu")).toEqual(["Eva"]);
    expect(await names("search=EVA%20ION")).toEqual(["Eva"]);
    expect(await names("search=pop%20ana")).toEqual(["Ana"]);
    expect(await names("search=bob.pop@")).toEqual(["Bob"]);
    expect(await names("search=dev%251")).toEqual(["Dan"]);
    expect(await names("search=de_%25")).toEqual([]);
    expect(await names("search=")).toHaveLength(5);
  });
});

describe("the order", () => {
  it("is newest first, or by name without case and accents", async () => {
    const order = async (query: string) =>
      (await acme.owner.get(`/employees?${query}`)).body.data.map(
        (row: { attributes: { first_name: string } }) => row.attributes.first_name,
      );
    expect(await order("")).toEqual(["Eva", "Dan", "Cid", "Bob", "Ana"]);
    expect(await order("sort=-first_name")).toEqual(["Eva", "Dan", "Cid", "Bob", "Ana"]);
    expect(await order("sort=last_name,-first_name")).toEqual(["Eva", "Dan", "Cid", "Bob", "Ana"]);
    expect(await order("sort=-start_date")).toEqual(["Bob", "Eva", "Dan", "Cid", "Ana"]);
    refused(await acme.owner.get("/employees?sort=salary"), {
      sort: "salary is not a sortable field of employees. Allowed: id, email, first_name, last_name, status, start_date, termination_date.",
    });
  });
});
