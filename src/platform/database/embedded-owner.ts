import pg from "pg";

const APPLICATION = "bureau";

/**
 * Creates the role and the database of the application on a new server, and corrects them if an earlier setup was
 * interrupted. The role is not a superuser, so that row-level security applies to it.
 */
export async function ensureApplicationDatabase(superuser: pg.Client, password: string): Promise<void> {
  if (await isComplete(superuser)) return;
  await superuser.query(`select pg_advisory_lock(hashtext('bureau set-up'))`);
  try {
    if (!(await exists(superuser, "select from pg_roles where rolname = $1"))) {
      await superuser.query(
        `create role ${APPLICATION} login createrole password ${pg.escapeLiteral(password)}`,
      );
    }
    if (!(await exists(superuser, "select from pg_database where datname = $1"))) {
      await superuser.query(`create database ${APPLICATION} owner ${APPLICATION}`);
    }
  } finally {
    await superuser.query(`select pg_advisory_unlock(hashtext('bureau set-up'))`);
  }
}

const isComplete = (superuser: pg.Client) =>
  exists(
    superuser,
    "select from pg_database join pg_roles on pg_roles.oid = datdba where datname = $1 and rolname = $1",
  );

async function exists(superuser: pg.Client, query: string): Promise<boolean> {
  return (await superuser.query(query, [APPLICATION])).rowCount !== 0;
}
