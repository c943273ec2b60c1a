import type { PaymentExceptionKind } from '@quittance/sdk/rules';
import { newId, type OperationContext } from '../../kernel/index.ts';
import type { Paying } from '../postings.ts';

/**
 * Opens an item for staff: the outside world contradicts itself about a payment's money, or it can't go where it belongs.
 * The ledger already says where the money is. Each kind is opened once for a payment.
 */
export async function openException(
  { app, db }: OperationContext,
  { payment }: Pick<Paying, 'payment'>,
  { kind, code = '' }: { readonly kind: PaymentExceptionKind; readonly code?: string | undefined },
): Promise<void> {
  await db
    .insertInto('payment_exceptions')
    .values({ id: newId('pex'), payment_id: payment.id, kind, code, occurred_at: await app.clock.now(db) })
    .onConflict((conflict) => conflict.columns(['payment_id', 'kind']).doNothing())
    .execute();
  app.log.error({ paymentId: payment.id, kind, code }, 'the money of a payment needs staff');
}
