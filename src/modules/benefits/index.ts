import { module } from "../../engine/declare/index.ts";
import { endsWithEmployment } from "../employees/index.ts";
import { benefits } from "./benefits/benefits.resource.ts";
import { employeeBenefits } from "./employee-benefits/employee-benefits.resource.ts";
import { lockEnrolments } from "./employee-benefits/enrolment-locks.ts";

export { seedBenefits } from "./seeds/benefits.seed.ts";

/** Benefits that the company offers, who has them, and what they cost. */
export const benefitsModule = module({
  title: "Benefits",
  description: "Benefits that the company offers, the enrolments of employees, and their costs.",
  resources: [benefits, employeeBenefits],
  reactions: [
    endsWithEmployment("employee-benefits", { first: "start_date", last: "end_date", lock: lockEnrolments }),
  ],
});
