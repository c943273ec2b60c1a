import type { BankMoveDirection } from '@quittance/sdk/rules';
import { actorId, auditedBy, recordAudit } from '../audit/index.ts';
import { type OperationContext, Refusal, refuseFormat } from '../kernel/index.ts';
import { postJournals } from '../ledger/index.ts';
import { type DatedEntry, dealWithEntry, listOpenEntriesOf } from '../rails/index.ts';
import { countBankMoves, noteBankPlace } from './bank-place.ts';
import { moneyMovedByBank } from './postings.ts';
import { lockTransfer, stateRefusal, type Transfer } from './transfer.ts';

export interface RecordBankMove {
  readonly transferId: string;
  readonly direction: BankMoveDirection;
  /** How staff know. */
  readonly reason: string;
  /** Unexplained entries that show it. */
  readonly entryIds: readonly string[];
}

/**
 * Books that our banks moved the money of an arrived transfer without an order. No balance changes. The entries that
 * show it are dealt with. The caller checks the staff's right to it.
 * @throws NotFoundError; TransferStateError if the money can't have gone that way
 * @throws BankEntryStateError if an entry is none of this transfer's, or somebody has dealt with it
 */
export async function recordBankMove(
  context: OperationContext,
  { transferId, direction, reason, entryIds }: RecordBankMove,
): Promise<Transfer> {
  const { app, db, actor } = context;
  const transfer = await lockTransfer(db, transferId);
  const entries = await entriesNamed(context, transfer, entryIds);
  const { moved, recorded } = await countBankMoves(context, transfer);
  if (direction === 'there' ? transfer.movedBackAt === null : moved < 1) {
    throw stateRefusal(transfer.state, direction === 'there' ? 'already-there' : 'taken-back');
  }
  if (direction === 'back' && transfer.movedTwiceAt === null && entries.length === 0) {
    throw refuseFormat('entryIds');
  }
  assertShow(entries, direction);
  const at = await app.clock.now(db);
  const number = recorded + 1;
  await db
    .insertInto('transfer_bank_moves')
    .values({ transfer_id: transferId, number, direction, at, staff_id: actorId(actor) ?? actor.kind, reason })
    .execute();
  await postJournals(db, app.clock, [moneyMovedByBank(transfer, { number, direction })]);
  for (const { bankReference } of entries) await dealWithEntry(context, { entryId: bankReference, note: reason });
  await recordAudit(db, {
    at,
    ...auditedBy({ requestId: '', ip: '', ...context }),
    action: 'transfer.bank-move-recorded',
    object: { type: 'transfer', id: transferId },
    organizationId: transfer.organizationId,
    detail: { direction, number, reason, entries: entryIds.join(' ') },
  });
  return await noteBankPlace(context, transfer, { at });
}

async function entriesNamed(
  { app, db }: OperationContext,
  { id }: Transfer,
  entryIds: readonly string[],
): Promise<readonly DatedEntry[]> {
  if (entryIds.length === 0) return [];
  const open = await listOpenEntriesOf(app, db, { type: 'transfer', id });
  return [...new Set(entryIds)].map((entryId) => {
    const entry = open.find(({ bankReference }) => bankReference === entryId);
    if (!entry) throw new Refusal('BankEntryStateError', 'The entry is none of this transfer’s, or dealt with.');
    return entry;
  });
}

/** A move has one entry in each account, and both say the same. @throws ValidationError for the field `entryIds` */
function assertShow(entries: readonly DatedEntry[], direction: BankMoveDirection): void {
  const accounts = new Set(entries.map(({ account }) => account));
  if (entries.some(({ order }) => order?.direction !== direction) || accounts.size < entries.length) {
    throw refuseFormat('entryIds');
  }
}
