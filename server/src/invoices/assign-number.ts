import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';

/**
 * Assigns the seller's next invoice number, such as INV-000123. The row stays locked until the transaction ends, and a
 * rollback returns the number, so that numbers have no gaps: tax authorities ask about gaps.
 */
export async function assignNumber(transaction: Connection, sellerOrganizationId: string): Promise<string> {
  const { last_number } = await transaction
    .insertInto('invoice_numbers')
    .values({ seller_organization_id: sellerOrganizationId, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('seller_organization_id').doUpdateSet({ last_number: sql`invoice_numbers.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `INV-${String(last_number).padStart(6, '0')}`;
}
