import { businessDateOf } from '@quittance/sdk/time';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { LinkedAccount } from '../providers/index.ts';
import type { DebitRisk } from './debit-terms.ts';

/** Finds what earlier debits of an account say about the risk of the next one, of an amount in minor units. */
export async function findDebitRisk(
  db: Connection,
  { fingerprint, holderKind }: LinkedAccount,
  amountMinor: bigint,
): Promise<DebitRisk> {
  const { rows } = await sql<{ has_cleared: boolean | null; last_returned_at: Date | null }>`
    select bool_or(payment.state = 'cleared') as has_cleared,
      greatest(max(payment.failed_at) filter (where payment.state in ('returned', 'reversed')),
        max(again.returned_at)) as last_returned_at
    from debit_authorizations authorization_
      join invoice_payments payment on payment.debit_authorization_id = authorization_.id
      left join returned_presentments again on again.payment_id = payment.id
    where authorization_.account_fingerprint = ${fingerprint}`.execute(db);
  const lastReturnedAt = rows[0]?.last_returned_at ?? null;
  return {
    holderKind,
    amountMinor,
    hasCleared: rows[0]?.has_cleared ?? false,
    lastReturnedOn: lastReturnedAt && businessDateOf(lastReturnedAt),
  };
}
