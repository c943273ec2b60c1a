import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { ActorOf, CallContext, OperationContext } from '../kernel/index.ts';

export type LicenceRelease = CallOutput<Contract['requestLicenceRelease']>;

/** An operation of a member of staff, with what its audit needs. */
export type StaffContext = OperationContext & Pick<CallContext<ActorOf<'staff'>>, 'actor' | 'requestId' | 'ip'>;

const nameOf = (alias: 'requester' | 'decider') =>
  sql<string>`${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}`;

export const selectReleases = (db: Connection) =>
  db
    .selectFrom('licence_releases as release')
    .innerJoin('staff as requester', 'requester.id', 'release.requested_by')
    .leftJoin('staff as decider', 'decider.id', 'release.decided_by')
    .leftJoin('invoice_payments as payment', 'payment.id', 'release.payment_id')
    .selectAll('release')
    .select([
      'payment.invoice_id',
      nameOf('requester').as('requester'),
      nameOf('decider').$castTo<string | null>().as('decider'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectReleases>['executeTakeFirstOrThrow']>>;

export const presentRelease = (row: Row): LicenceRelease => ({
  releaseId: row.id,
  ...(row.invoice_id !== null && { invoiceId: row.invoice_id }),
  ...(row.transfer_id !== null && { transferId: row.transfer_id }),
  authority: row.authority,
  licenceNumber: row.licence_number,
  reason: row.reason,
  state: row.state,
  requestedBy: row.requester,
  requestedAt: row.requested_at.toISOString(),
  ...(row.decider !== null && { decidedBy: row.decider }),
  ...(row.decided_at !== null && { decidedAt: row.decided_at.toISOString() }),
  ...(row.decision_reason !== null && { decisionReason: row.decision_reason }),
});

export const getRelease = async (db: Connection, id: string): Promise<LicenceRelease> =>
  presentRelease(await selectReleases(db).where('release.id', '=', id).executeTakeFirstOrThrow());

interface BlockedSubject {
  readonly payment_id: string | null;
  readonly transfer_id: string | null;
}

/** Returns whose money a release is about and how much, for its audit. */
export async function findBlocked(db: Connection, { payment_id, transfer_id }: BlockedSubject) {
  const { rows } = await sql<{ organization_id: string; amount_minor: string; currency: string }>`
    select coalesce(payment.payer_organization_id, invoice.buyer_organization_id) as organization_id,
      payment.amount_minor, payment.currency
    from invoice_payments payment join invoices invoice on invoice.id = payment.invoice_id
    where payment.id = ${payment_id}
    union all
    select transfer.organization_id, quote.sent_minor + quote.fee_minor, quote.from_currency
    from transfers transfer join transfer_quotes quote on quote.id = transfer.quote_id
    where transfer.id = ${transfer_id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A release is about nothing.');
  return {
    organizationId: row.organization_id,
    ...(payment_id === null ? { transferId: transfer_id } : { paymentId: payment_id }),
    amountMinor: row.amount_minor,
    currency: row.currency,
  };
}
