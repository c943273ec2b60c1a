import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { auditedBy, recordAudit } from '../../audit/index.ts';
import { type CallContext, Refusal } from '../../kernel/index.ts';
import { findException } from './list-exceptions.ts';

/**
 * Marks an item as done, with what staff did in the audit trail. A repeated call changes nothing.
 * @throws NotFoundError
 */
export async function resolveException(
  context: CallContext,
  { exceptionId, reason }: { readonly exceptionId: string; readonly reason: string },
): Promise<CallOutput<Contract['resolvePaymentException']>> {
  const { app, db } = context;
  const at = await app.clock.now(db);
  const { numUpdatedRows } = await db
    .updateTable('payment_exceptions')
    .set({ resolved_at: at })
    .where('id', '=', exceptionId)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  const exception = await findException(db, exceptionId);
  if (exception === null) throw new Refusal('NotFoundError', 'There is no such item.');
  if (numUpdatedRows > 0n) {
    await recordAudit(db, {
      at,
      ...auditedBy(context),
      action: 'payment-exception.resolved',
      object: { type: 'payment-exception', id: exceptionId },
      organizationId: exception.organizationId,
      detail: { kind: exception.kind, paymentId: exception.paymentId ?? null, reason },
    });
  }
  return exception;
}
