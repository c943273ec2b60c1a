import { sql } from 'kysely';
import { appRights } from './app-rights.ts';
import type { Connection } from './database.ts';

/** Names of the functions that only the owner and whoever is listed may call. */
export const guardedFunctions = '^(ledger|audit_event|invoice_event)_';

/**
 * Takes every right on our tables and guarded functions from everybody (`PUBLIC`). PostgreSQL lets everybody call a new function, and
 * some of ours run as the owner; so this belongs to migrating and waits for no role of the app.
 * @param transaction holds the lock of schema changes: PostgreSQL fails two processes that change rights at once
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
