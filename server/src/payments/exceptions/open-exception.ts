import type { PaymentExceptionKind } from '@quittance/sdk/rules';
import { newId, type OperationContext } from '../../kernel/index.ts';
import type { Payment } from '../payment.ts';

/**
 * Opens an item for staff: the outside world contradicts itself about a payment's money, or it can't go where it belongs.
 * The ledger already says where the money is. Each kind is open once for a payment, or for a quote
 * whose coins paid nothing. A resolved one opens again. A new code gives an open one a new date.
 */
export async function openException(
  { app, db }: OperationContext,
  {
    payment,
    quoteId = null,
  }: {
    /** Null for coins that paid nothing. */
    readonly payment: Pick<Payment, 'id'> | null;
    readonly quoteId?: string | null;
  },
  { kind, code = '' }: { readonly kind: PaymentExceptionKind; readonly code?: string | undefined },
): Promise<void> {
  await db
    .insertInto('payment_exceptions')
    .values({
      id: newId('pex'),
      payment_id: payment?.id ?? null,
      quote_id: quoteId,
      kind,
      code,
      occurred_at: await app.clock.now(db),
    })
    .onConflict((conflict) =>
      (payment === null
        ? conflict.columns(['quote_id', 'kind']).where('payment_id', 'is', null)
        : conflict.columns(['payment_id', 'kind'])
      )
        .doUpdateSet(({ ref }) => ({
          code: ref('excluded.code'),
          occurred_at: ref('excluded.occurred_at'),
          resolved_at: null,
        }))
        .where(({ eb, or, ref }) =>
          or([
            eb('payment_exceptions.resolved_at', 'is not', null),
            eb('payment_exceptions.code', '<>', ref('excluded.code')),
          ]),
        ),
    )
    .execute();
  app.log.error({ paymentId: payment?.id, quoteId, kind, code }, 'the money of a payment needs staff');
}
