import {
  canCancelTransfer,
  isTransferMove,
  type StaffTransferDecision,
  type StaffTransferState,
  type TransferEvent,
  type TransferState,
} from '@quittance/sdk/rules';
import type { Selectable } from 'kysely';
import { actorId, auditedBy, recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import { newId, type OperationContext, Refusal } from '../kernel/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';
import { describeAgain } from '../transactions/index.ts';
import { businessKey } from './business-key.ts';
import { isViaTransit, type Quote, quoteUsed, toQuote } from './quote.ts';
import type { FailedState, TransfersTable } from './tables.ts';

/** The bank paid a withdrawal out after it had failed. */
export interface PayoutContradiction {
  readonly at: Date;
  /** The state of the withdrawal at that time, which says where its money was. */
  readonly after: FailedState;
  /** Who bears it, by decision of staff; null while nobody decided, and for returned money that covered it. */
  readonly resolution: 'charged' | 'absorbed' | null;
  /** When the bank had taken it back. */
  readonly returnedAt: Date | null;
}

/** A transfer that somebody confirmed. The quote has its amounts. */
export interface Transfer {
  readonly id: string;
  readonly organizationId: string;
  readonly toOrganizationId: string | null;
  readonly state: TransferState;
  readonly wasHeld: boolean;
  readonly viaTransit: boolean;
  /** When the money left the balance, or the hold, for its destination. */
  readonly movedAt: Date | null;
  /** When a queued withdrawal can no longer be canceled. */
  readonly sendAt: Date | null;
  /** When it was handed over to the rails: from then on only the bank can stop it. */
  readonly instructedAt: Date | null;
  /** When the bank accepted a withdrawal. */
  readonly sentAt: Date | null;
  readonly arrivesAt: Date | null;
  readonly completedAt: Date | null;
  readonly returnedAt: Date | null;
  /** Since when our banks have the money back where it came from, and nobody has ordered it again. */
  readonly movedBackAt: Date | null;
  /** Since when they have moved it twice, or have an order to. */
  readonly movedTwiceAt: Date | null;
  /** The bank's fee for the return, in minor units of the target currency. */
  readonly returnFeeMinor: bigint;
  readonly contradiction: PayoutContradiction | null;
  readonly createdAt: Date;
  readonly quote: Quote;
}

const toTransfer = (row: Selectable<TransfersTable>, quote: Quote): Transfer => ({
  id: row.id,
  organizationId: row.organization_id,
  toOrganizationId: row.to_organization_id,
  state: row.state,
  wasHeld: row.was_held,
  viaTransit: row.via_transit,
  movedAt: row.moved_at,
  sendAt: row.send_at,
  instructedAt: row.instructed_at,
  sentAt: row.sent_at,
  arrivesAt: row.arrives_at,
  completedAt: row.completed_at,
  returnedAt: row.returned_at,
  movedBackAt: row.moved_back_at,
  movedTwiceAt: row.moved_twice_at,
  returnFeeMinor: BigInt(row.return_fee_minor),
  contradiction: contradictionOf(row),
  createdAt: row.created_at,
  quote,
});

const contradictionOf = (row: Selectable<TransfersTable>): PayoutContradiction | null =>
  row.contradicted_at &&
  row.contradicted_after && {
    at: row.contradicted_at,
    after: row.contradicted_after,
    resolution: row.contradiction_resolution,
    returnedAt: row.contradiction_returned_at,
  };

const noSuchTransfer = (): Refusal => new Refusal('NotFoundError', 'There is no such transfer.');

async function withQuote(db: Connection, row: Selectable<TransfersTable>): Promise<Transfer> {
  const quote = await db
    .selectFrom('transfer_quotes')
    .selectAll()
    .where('id', '=', row.quote_id)
    .executeTakeFirstOrThrow();
  return toTransfer(row, toQuote(quote));
}

/** Locks a transfer until the transaction ends. @throws NotFoundError */
export async function lockTransfer(db: Connection, transferId: string): Promise<Transfer> {
  const row = await db.selectFrom('transfers').selectAll().where('id', '=', transferId).forUpdate().executeTakeFirst();
  if (!row) throw noSuchTransfer();
  return await withQuote(db, row);
}

/** Whether an organization may see a transfer. Its recipient may, once the money is on its way. */
export const isShownTo = (organizationId: string, transfer: Transfer): boolean =>
  transfer.organizationId === organizationId ||
  (transfer.toOrganizationId === organizationId && transfer.movedAt !== null);

/** Returns a transfer of any organization. @throws NotFoundError */
export async function getTransferById(db: Connection, transferId: string): Promise<Transfer> {
  const row = await db.selectFrom('transfers').selectAll().where('id', '=', transferId).executeTakeFirst();
  if (!row) throw noSuchTransfer();
  return await withQuote(db, row);
}

/** Returns a transfer that the organization made or received. @throws NotFoundError */
export async function getTransfer(db: Connection, organizationId: string, transferId: string): Promise<Transfer> {
  const transfer = await getTransferById(db, transferId);
  if (!isShownTo(organizationId, transfer)) throw noSuchTransfer();
  return transfer;
}

/** Returns a transfer that the organization made. @throws NotFoundError */
export async function getOwnTransfer(db: Connection, organizationId: string, transferId: string): Promise<Transfer> {
  const transfer = await getTransfer(db, organizationId, transferId);
  if (transfer.organizationId !== organizationId) throw noSuchTransfer();
  return transfer;
}

export const isBeingSent = ({ instructedAt }: Transfer): boolean => instructedAt !== null;

export const mayCancel = (transfer: Transfer): boolean =>
  canCancelTransfer({ state: transfer.state, isBeingSent: isBeingSent(transfer) });

/** State of a new transfer, with the columns that follow from it. */
export type Beginning = Pick<Transfer, 'state' | 'wasHeld' | 'movedAt' | 'arrivesAt' | 'completedAt'> &
  Partial<Pick<Transfer, 'sendAt'>>;

/**
 * Stores a new transfer, which uses its quote up.
 * @throws QuoteUsedError, also when another transaction uses it at the same time
 */
export async function insertTransfer(
  context: OperationContext,
  { quote, at, ...beginning }: Beginning & { readonly quote: Quote; readonly at: Date },
): Promise<Transfer> {
  const row = await context.db
    .insertInto('transfers')
    .values({
      id: newId('trf'),
      quote_id: quote.id,
      organization_id: quote.organizationId,
      to_organization_id: quote.toOrganizationId,
      person_id: 'userId' in context.actor ? context.actor.userId : quote.personId,
      state: beginning.state,
      was_held: beginning.wasHeld,
      via_transit: isViaTransit(quote),
      moved_at: beginning.movedAt,
      send_at: beginning.sendAt ?? null,
      arrives_at: beginning.arrivesAt,
      completed_at: beginning.completedAt,
      return_fee_minor: 0n,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('quote_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw quoteUsed();
  const transfer = toTransfer(row, quote);
  await recordEvent(context, transfer, { event: 'created', from: null, at });
  return transfer;
}

type Changes = Partial<
  Pick<
    Transfer,
    'sendAt' | 'movedAt' | 'sentAt' | 'arrivesAt' | 'completedAt' | 'returnedAt' | 'returnFeeMinor' | 'contradiction'
  >
>;

/** The journals whose lines on balances say how far the transfer is. */
const describedSteps = ['held', 'moved', 'bought', 'arrived', 'charged'] as const;

export interface TransferMove {
  readonly event: TransferEvent;
  readonly to: TransferState;
  readonly at: Date;
  readonly reason?: string;
  /** Why staff decided so. Not for its sender. */
  readonly staffReason?: string;
  readonly changes?: Changes;
}

export const stateRefusal = (state: TransferState, event: TransferEvent | StaffTransferDecision): Refusal =>
  new Refusal('TransferStateError', `The transfer is ${state}, so this is not possible: ${event}.`);

/**
 * Changes a transfer's state; the only function that does. Adds its event, an audit event and live events. The caller
 * holds the transfer's lock.
 * @throws TransferStateError when the state has no such transition
 */
export async function moveTransfer(
  context: OperationContext,
  transfer: Transfer,
  move: TransferMove,
): Promise<Transfer> {
  const { event, to, at, reason, staffReason, changes = {} } = move;
  if (!isTransferMove(transfer.state, event, to)) throw stateRefusal(transfer.state, event);
  const moved: Transfer = { ...transfer, ...changes, state: to };
  await context.db
    .updateTable('transfers')
    .set({
      state: to,
      moved_at: moved.movedAt,
      send_at: moved.sendAt,
      sent_at: moved.sentAt,
      arrives_at: moved.arrivesAt,
      completed_at: moved.completedAt,
      returned_at: moved.returnedAt,
      return_fee_minor: moved.returnFeeMinor,
      contradicted_at: moved.contradiction?.at ?? null,
      contradicted_after: moved.contradiction?.after ?? null,
      contradiction_resolution: moved.contradiction?.resolution ?? null,
      contradiction_returned_at: moved.contradiction?.returnedAt ?? null,
    })
    .where('id', '=', transfer.id)
    .execute();
  await recordEvent(context, moved, {
    event,
    from: transfer.state,
    at,
    ...(reason !== undefined && { reason }),
    ...(staffReason !== undefined && { staffReason }),
  });
  await describeAgain(
    context.db,
    describedSteps.map((step) => businessKey(transfer, step)),
  );
  return moved;
}

/** Notes that a queued withdrawal was handed over to the rails. The caller holds the transfer's lock. */
export async function markInstructed(db: Connection, { id }: Transfer, at: Date): Promise<void> {
  await db.updateTable('transfers').set({ instructed_at: at }).where('id', '=', id).execute();
}

/** Sets the bank's fee for a return that is known already. The caller holds the transfer's lock. */
export async function setReturnFee(db: Connection, { id }: Transfer, feeMinor: bigint): Promise<void> {
  await db.updateTable('transfers').set({ return_fee_minor: feeMinor }).where('id', '=', id).execute();
}

/** Notes when our banks moved the money of an arrived transfer back for the first time. The caller holds its lock. */
export async function markReturned(db: Connection, { id }: Transfer, at: Date): Promise<void> {
  await db.updateTable('transfers').set({ returned_at: at }).where('id', '=', id).execute();
}

/** Sets since when our banks have the money in the wrong place. The caller holds the transfer's lock. */
export async function setBankPlace(
  db: Connection,
  { id }: Transfer,
  { movedBackAt, movedTwiceAt }: Pick<Transfer, 'movedBackAt' | 'movedTwiceAt'>,
): Promise<void> {
  await db
    .updateTable('transfers')
    .set({ moved_back_at: movedBackAt, moved_twice_at: movedTwiceAt })
    .where('id', '=', id)
    .execute();
}

/** The state of a transfer for staff, who also see that our banks have its money in the wrong place. */
export function staffStateOf({ state, movedBackAt, movedTwiceAt }: Transfer): StaffTransferState {
  if (movedBackAt !== null) return 'moved_back';
  return movedTwiceAt === null ? state : 'moved_twice';
}

interface RecordedEvent {
  readonly event: 'created' | TransferEvent;
  readonly from: TransferState | null;
  readonly at: Date;
  readonly reason?: string;
  readonly staffReason?: string;
}

async function recordEvent(
  context: OperationContext,
  transfer: Transfer,
  { event, from, at, reason, staffReason }: RecordedEvent,
): Promise<void> {
  const { db, actor } = context;
  const told = reason ?? staffReason;
  await db
    .insertInto('transfer_events')
    .values({
      id: newId('tev'),
      transfer_id: transfer.id,
      event,
      from_state: from,
      to_state: transfer.state,
      at,
      actor_kind: actor.kind,
      actor_id: actorId(actor),
      reason: reason ?? null,
      staff_reason: staffReason ?? null,
    })
    .execute();
  await recordAudit(db, {
    at,
    ...auditedBy({ requestId: '', ip: '', ...context }),
    action: `transfer.${event}`,
    object: { type: 'transfer', id: transfer.id },
    organizationId: transfer.organizationId,
    detail: { state: transfer.state, quoteId: transfer.quote.id, ...(told !== undefined && { reason: told }) },
  });
  for (const organizationId of new Set([transfer.organizationId, transfer.toOrganizationId])) {
    if (organizationId === null || !isShownTo(organizationId, transfer)) continue;
    await publishLiveEvent(db, { organizationId, kind: 'transfer.changed', objectId: transfer.id });
    await publishLiveEvent(db, { organizationId, kind: 'balance.changed', objectId: transfer.id });
  }
}

export interface TransferEventRow {
  readonly event: 'created' | TransferEvent;
  readonly at: Date;
  readonly reason: string | null;
}

/** Lists what happened to a transfer, oldest first. */
export const listTransferEvents = (db: Connection, transferId: string): Promise<readonly TransferEventRow[]> =>
  db
    .selectFrom('transfer_events')
    .select(['event', 'at', 'reason'])
    .where('transfer_id', '=', transferId)
    .orderBy('id')
    .execute();

/** Finds the reason that staff gave last for one of some events; null without one. */
export async function findStaffReason(
  db: Connection,
  transferId: string,
  events: readonly TransferEvent[],
): Promise<string | null> {
  const event = await db
    .selectFrom('transfer_events')
    .select('staff_reason')
    .where('transfer_id', '=', transferId)
    .where('event', 'in', events)
    .where('staff_reason', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.staff_reason ?? null;
}
