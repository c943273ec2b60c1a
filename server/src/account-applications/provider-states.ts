import type { AccountType, ProviderState } from '@quittance/sdk/rules';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';

/** Sets what an organization's providers say. The caller holds its lock. */
export async function setProviderStates(
  db: Connection,
  organizationId: string,
  states: Readonly<Partial<Record<AccountType, ProviderState>>>,
): Promise<void> {
  await sql`
    update organizations set provider_statuses = provider_statuses || ${JSON.stringify(states)}::jsonb
    where id = ${organizationId}`.execute(db);
}
