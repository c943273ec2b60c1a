import { recordAudit } from '../audit/index.ts';
import { type OperationContext, systemContext } from '../kernel/index.ts';
import { listPostedKeys } from '../ledger/index.ts';
import { type InstructionState, listInstructions } from '../rails/index.ts';
import { bookedStep, businessKey } from './business-key.ts';
import { setBankPlace, type Transfer } from './transfer.ts';

/** Where our banks have the money of an arrived transfer. `ordered`: not there, but they have an order to move it. */
export type BankPlace = 'back' | 'ordered' | 'there' | 'twice';

/**
 * Returns where the money is.
 * @param moved how often it was moved there, less how often back
 * @param ordered how many orders are out
 */
export function bankPlaceOf({ moved, ordered }: { readonly moved: number; readonly ordered: number }): BankPlace {
  if (moved + ordered > 1) return 'twice';
  if (moved > 0) return 'there';
  return ordered > 0 ? 'ordered' : 'back';
}

const statesOut: ReadonlySet<InstructionState> = new Set<InstructionState>(['queued', 'unknown', 'accepted']);

/** Returns how often the ledger has the money moved, and how many orders are out. */
export async function countBankMoves({ db }: Pick<OperationContext, 'db'>, transfer: Transfer) {
  const orders = await listInstructions(db, { type: 'transfer', id: transfer.id });
  const keys = orders.map(({ presentment }) => {
    const step = bookedStep(presentment);
    return { there: businessKey(transfer, step), back: businessKey(transfer, `${step}:reversed`) };
  });
  const posted = await listPostedKeys(
    db,
    keys.flatMap(({ there, back }) => [there, back]),
  );
  const byOrders = keys.filter(({ there, back }) => posted.has(there) && !posted.has(back)).length;
  const byStaff = await db
    .selectFrom('transfer_bank_moves')
    .select('direction')
    .where('transfer_id', '=', transfer.id)
    .execute();
  const moved = byStaff.reduce((sum, { direction }) => sum + (direction === 'there' ? 1 : -1), byOrders);
  return { moved, ordered: orders.filter(({ state }) => statesOut.has(state)).length, recorded: byStaff.length };
}

/**
 * Notes where the money is after a move, an order or the end of one. News of any order count, also when a later one is
 * out: the ledger has each move, and a transfer waits for staff unless its money is there once. The caller holds the
 * transfer's lock.
 */
export async function noteBankPlace(
  context: OperationContext,
  transfer: Transfer,
  { at, reason = '' }: { readonly at: Date; readonly reason?: string | undefined },
): Promise<Transfer> {
  const { app, db } = context;
  const place = bankPlaceOf(await countBankMoves(context, transfer));
  const now = {
    movedBackAt: place === 'back' ? (transfer.movedBackAt ?? at) : null,
    movedTwiceAt: place === 'twice' ? (transfer.movedTwiceAt ?? at) : null,
  };
  await setBankPlace(db, transfer, now);
  const isNew = (place === 'back' && !transfer.movedBackAt) || (place === 'twice' && !transfer.movedTwiceAt);
  if (isNew) {
    await recordAudit(db, {
      at,
      actor: systemContext(app, db).actor,
      action: place === 'back' ? 'transfer.moved-back' : 'transfer.moved-twice',
      object: { type: 'transfer', id: transfer.id },
      organizationId: transfer.organizationId,
      detail: { reason },
    });
    app.log.error({ transferId: transfer.id, place }, 'our banks have the money of a transfer in the wrong place');
  }
  return { ...transfer, ...now };
}
