import { auditedBy, recordAudit } from '../audit/index.ts';
import { type OperationContext, Refusal, type StaffCall } from '../kernel/index.ts';
import { lockBlockedPayment, releaseBlockedPayment } from '../payments/index.ts';
import { lockBlockedTransfer, releaseBlockedTransfer } from '../transfers/index.ts';
import { getReleasedMoney } from './blocked-money.ts';
import { getRelease, type LicenceRelease, stateOf } from './licence-release.ts';

interface DecideRelease {
  readonly releaseId: string;
  readonly decision: 'release' | 'refuse';
  readonly reason: string;
}

/**
 * P7d: decides about the release of blocked money.
 * @throws NotFoundError when the request is decided already; ForbiddenError when its requester releases it;
 *   InvoiceStateError or TransferStateError when the money is no longer blocked
 */
export async function decideRelease(
  context: StaffCall,
  { releaseId, decision, reason }: DecideRelease,
): Promise<LicenceRelease> {
  const { app, db, actor } = context;
  const release = await db
    .selectFrom('licence_releases')
    .select(['payment_id', 'transfer_id', 'requested_by', 'authority', 'licence_number'])
    .where('id', '=', releaseId)
    .where('state', '=', 'requested')
    .forUpdate()
    .executeTakeFirst();
  if (!release) throw new Refusal('NotFoundError', 'There is no such open request.');
  if (decision === 'release') {
    if (release.requested_by === actor.userId) {
      throw new Refusal('ForbiddenError', 'A second person must release what you asked for.');
    }
    await releaseMoney(context, release);
  }
  const at = await app.clock.now(db);
  const decided = {
    state: decision === 'release' ? 'released' : 'refused',
    decided_by: actor.userId,
    decided_at: at,
    decision_reason: reason,
  } as const;
  await db.updateTable('licence_releases').set(decided).where('id', '=', releaseId).execute();
  const { organizationId, ...blocked } = await getReleasedMoney(db, release);
  await recordAudit(db, {
    at,
    ...auditedBy(context),
    organizationId,
    action: `licence-release.${stateOf({ ...release, ...decided })}`,
    object: { type: 'licence-release', id: releaseId },
    detail: { ...blocked, authority: release.authority, licenceNumber: release.licence_number, reason },
  });
  return await getRelease(context, releaseId);
}

async function releaseMoney(
  context: OperationContext,
  { payment_id, transfer_id }: { readonly payment_id: string | null; readonly transfer_id: string | null },
): Promise<void> {
  if (transfer_id !== null) {
    await releaseBlockedTransfer(context, await lockBlockedTransfer(context.db, transfer_id));
    return;
  }
  const { invoice_id } = await context.db
    .selectFrom('invoice_payments')
    .select('invoice_id')
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow();
  const paying = await lockBlockedPayment(context, invoice_id);
  if (paying.payment.id !== payment_id) throw new Refusal('InvoiceStateError', 'Another payment is blocked.');
  await releaseBlockedPayment(context, paying);
}
