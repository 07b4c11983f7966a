import type { Verifier } from "../verifier.ts";

/** Every gate must be a tier of the policy or a permission, and every permission must exist. */
export const verifyGates: Verifier = (resource, all, report) => {
  const { policy } = resource;
  const known = (permission: string): boolean => all.permissions.has(permission);
  const check = (path: string, permissions: readonly string[]): void => {
    for (const permission of permissions) {
      if (!known(permission))
        report(path, `The permission ${permission} does not exist.`, "Use a permission of the catalogue.");
    }
  };
  check("policy.requires", policy.requires ?? []);
  check("policy.rows", policy.rows?.permissions ?? []);
  check("policy.rows.withheld", policy.rows?.withheld?.flatMap(({ unless }) => unless) ?? []);
  check("policy.journal", policy.journal?.permissions ?? []);
  if (policy.create !== "everyone") check("policy.create", policy.create.permissions);
  check("policy.delete", policy.delete.permissions);
  for (const grant of policy.update) {
    check("policy.update", grant.permissions);
    for (const field of grant.fields ?? []) {
      if (!resource.fields[field])
        report("policy.update", `It grants the unknown field ${field}.`, "Name a declared field.");
    }
  }
  for (const [name, tier] of Object.entries(policy.tiers)) {
    check(`policy.tiers.${name}`, [
      ...tier.read.permissions,
      ...tier.write,
      ...(tier.query ? [tier.query] : []),
    ]);
  }
  const gate = (path: string, name: string | null): void => {
    if (name !== null && !policy.tiers[name] && !known(name)) {
      report(path, `The gate ${name} is neither a tier nor a permission.`, "Declare the tier in the policy.");
    }
  };
  for (const [name, builder] of Object.entries(resource.fields))
    gate(`fields.${name}`, builder.definition.gate);
  for (const [name, link] of Object.entries(resource.relationships)) gate(`relationships.${name}`, link.gate);
  for (const [name, action] of Object.entries(resource.actions)) {
    check(
      `actions.${name}`,
      action.grants.flatMap((grant) => grant.permissions),
    );
    for (const [parameter, { definition }] of Object.entries(action.parameters)) {
      const path = `actions.${name}.${parameter}`;
      gate(path, definition.gate);
      const guarded = resource.fields[parameter]?.definition.gate ?? definition.gate;
      if (definition.gate !== guarded)
        report(
          path,
          `The field of that name is behind the gate ${guarded}.`,
          "Give the parameter the same gate.",
        );
    }
  }
  for (const part of ["getters", "fileActions"] as const) {
    for (const [name, { permissions }] of Object.entries(resource[part]))
      check(`${part}.${name}`, permissions);
  }
  for (const [name, { sort }] of Object.entries(resource.variants)) {
    check(
      `variants.${name}`,
      Object.values(sort).filter((permission) => permission !== null),
    );
  }
};
