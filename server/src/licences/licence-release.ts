import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import type { Connection } from '../db/index.ts';
import type { StaffCall } from '../kernel/index.ts';

export type LicenceRelease = CallOutput<Contract['requestLicenceRelease']>;

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

/** A request that its own requester refused is withdrawn. */
export const stateOf = (row: Pick<Row, 'state' | 'requested_by' | 'decided_by'>): LicenceRelease['state'] =>
  row.state === 'refused' && row.decided_by === row.requested_by ? 'withdrawn' : row.state;

/** @param reader id of the member of staff who reads it */
export const presentRelease = (row: Row, reader: string): LicenceRelease => ({
  releaseId: row.id,
  ...(row.invoice_id !== null && { invoiceId: row.invoice_id }),
  ...(row.transfer_id !== null && { transferId: row.transfer_id }),
  authority: row.authority,
  licenceNumber: row.licence_number,
  reason: row.reason,
  state: stateOf(row),
  requestedBy: row.requester,
  isYours: row.requested_by === reader,
  requestedAt: row.requested_at.toISOString(),
  ...(row.decider !== null && { decidedBy: row.decider }),
  ...(row.decided_at !== null && { decidedAt: row.decided_at.toISOString() }),
  ...(row.decision_reason !== null && { decisionReason: row.decision_reason }),
});

export const getRelease = async ({ db, actor }: StaffCall, id: string): Promise<LicenceRelease> =>
  presentRelease(await selectReleases(db).where('release.id', '=', id).executeTakeFirstOrThrow(), actor.userId);
