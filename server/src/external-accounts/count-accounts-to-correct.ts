import type { Connection } from '../db/index.ts';

/** Counts an organization's outside accounts whose details must be corrected before they can be paid. */
export async function countAccountsToCorrect(db: Connection, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('external_accounts')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('removed_at', 'is', null)
    .where('attention_reason', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
