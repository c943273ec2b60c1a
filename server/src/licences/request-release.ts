import { auditedBy, recordAudit } from '../audit/index.ts';
import { newId, Refusal, type StaffCall } from '../kernel/index.ts';
import { lockBlockedPayment } from '../payments/index.ts';
import { lockBlockedTransfer } from '../transfers/index.ts';
import { getReleasedMoney } from './blocked-money.ts';
import { getRelease, type LicenceRelease } from './licence-release.ts';

export interface ReleaseRequest {
  /** What is blocked: the payment of an invoice, or a transfer. */
  readonly subject: { readonly invoiceId: string } | { readonly transferId: string };
  readonly authority: string;
  readonly licenceNumber: string;
  /** Kept with the audit. */
  readonly reason: string;
}

/**
 * Asks for the release of blocked money.
 * @throws NotFoundError; InvoiceStateError or TransferStateError when it isn't blocked, or its release is asked for already
 */
export async function requestRelease(
  context: StaffCall,
  { subject, authority, licenceNumber, reason }: ReleaseRequest,
): Promise<LicenceRelease> {
  const { app, db, actor } = context;
  const blocked =
    'invoiceId' in subject
      ? { payment_id: (await lockBlockedPayment(context, subject.invoiceId)).payment.id, transfer_id: null }
      : { payment_id: null, transfer_id: (await lockBlockedTransfer(db, subject.transferId)).id };
  const at = await app.clock.now(db);
  const row = await db
    .insertInto('licence_releases')
    .values({
      id: newId('lic'),
      ...blocked,
      authority,
      licence_number: licenceNumber,
      reason,
      requested_by: actor.userId,
      requested_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) {
    const code = 'invoiceId' in subject ? 'InvoiceStateError' : 'TransferStateError';
    throw new Refusal(code, 'The release of this money is asked for already.');
  }
  const { organizationId, ...about } = await getReleasedMoney(db, blocked);
  await recordAudit(db, {
    at,
    ...auditedBy(context),
    organizationId,
    action: 'licence-release.requested',
    object: { type: 'licence-release', id: row.id },
    detail: { ...about, authority, licenceNumber, reason },
  });
  return await getRelease(context, row.id);
}
