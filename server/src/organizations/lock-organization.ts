import type { Connection } from '../db/index.ts';
import { type Organization, toOrganization } from './organization.ts';

/**
 * Returns an organization, locked until the transaction ends: changes of its handle, its address, its plan and its people wait
 * for each other.
 */
export async function lockOrganization(transaction: Connection, id: string): Promise<Organization> {
  const row = await transaction
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return toOrganization(row);
}
