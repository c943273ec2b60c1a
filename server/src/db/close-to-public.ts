import { sql } from 'kysely';
import { appRights } from './app-rights.ts';
import type { Connection } from './database.ts';

/** Functions that only the owner and the listed roles may call, as a regular expression. */
export const guardedFunctions = '^(ledger|audit_event|invoice_event)_';

/**
 * Revokes every right on our tables and guarded functions from everybody (`PUBLIC`). PostgreSQL lets everybody call a
 * new function, and some of ours run as the owner. Part of migrating, so that it doesn't depend on the app's role.
 * @param transaction holds the schema change lock: PostgreSQL fails when two processes change rights at the same time
 */
export async function closeToPublic(transaction: Connection): Promise<void> {
  const { rows } = await sql<{ object: string }>`
      select 'table ' || oid::regclass as object from pg_class
      where relnamespace = 'public'::regnamespace and relname = any(${Object.keys(appRights)}::text[])
        and pg_has_role(relowner, 'usage')
      union all
      select 'function ' || oid::regprocedure from pg_proc
      where pronamespace = 'public'::regnamespace and proname ~ ${guardedFunctions}
        and pg_has_role(proowner, 'usage')`.execute(transaction);
  for (const { object } of rows) await sql.raw(`revoke all on ${object} from public`).execute(transaction);
}
