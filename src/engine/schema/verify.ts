import type { Module } from "../declare/module.ts";
import { DeclarationError, type DeclarationProblem } from "./declaration-error.ts";
import type { Permission } from "./schema.ts";
import type { Declarations, Report, Verifier } from "./verifier.ts";
import { verifyActions, verifyFacts } from "./verifiers/actions.ts";
import { verifyDerived } from "./verifiers/derived.ts";
import { verifyFields } from "./verifiers/fields.ts";
import { verifyGates } from "./verifiers/gates.ts";
import { verifyLists } from "./verifiers/lists.ts";
import { verifyNames } from "./verifiers/names.ts";
import { verifyNumbers } from "./verifiers/numbers.ts";
import { verifyReferences } from "./verifiers/references.ts";
import { verifyRelations } from "./verifiers/relations.ts";
import { verifySingletons } from "./verifiers/singletons.ts";
import { verifyVariants } from "./verifiers/variants.ts";
import { notificationProblems } from "./verify-notifications.ts";

const VERIFIERS: readonly Verifier[] = [
  verifyNames,
  verifyFields,
  verifyNumbers,
  verifyReferences,
  verifyGates,
  verifyRelations,
  verifyLists,
  verifyActions,
  verifyFacts,
  verifyVariants,
  verifySingletons,
  verifyDerived,
];

/** Runs every verifier on every resource. @throws DeclarationError with all problems */
export function verifyDeclarations(modules: readonly Module[], permissions: readonly Permission[]): void {
  const problems: DeclarationProblem[] = [];
  const declared = modules.flatMap((module) => module.resources);
  const all: Declarations = {
    resources: new Map(declared.map((resource) => [resource.name, resource])),
    permissions: new Map(permissions.map((permission) => [permission.name, permission])),
  };
  for (const name of new Set(declared.map((resource) => resource.name))) {
    if (declared.filter((resource) => resource.name === name).length > 1) {
      problems.push({
        path: name,
        problem: "The resource is declared twice.",
        fix: "Give one of them another name.",
      });
    }
  }
  for (const resource of declared) {
    const report: Report = (path, problem, fix) =>
      problems.push({ path: `${resource.name}.${path}`, problem, fix });
    for (const verify of VERIFIERS) verify(resource, all, report);
  }
  problems.push(...notificationProblems(modules, permissions));
  if (problems.length > 0) throw new DeclarationError(problems);
}
