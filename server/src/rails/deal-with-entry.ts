import { actorId, auditedBy, recordAudit } from '../audit/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';

export interface DealWithEntry {
  /** The bank's reference. */
  readonly entryId: string;
  /** What staff found out, or did. */
  readonly note: string;
}

/**
 * Notes that staff dealt with an entry that nothing of ours explains. The caller checks the right to it.
 * @throws NotFoundError; BankEntryStateError if somebody has dealt with it
 */
export async function dealWithEntry(context: OperationContext, { entryId, note }: DealWithEntry): Promise<void> {
  const { app, db, actor } = context;
  const at = await app.clock.now(db);
  const { numUpdatedRows } = await db
    .updateTable('unexplained_entries')
    .set({ dealt_at: at, dealt_by: actorId(actor) ?? actor.kind, note })
    .where('id', '=', entryId)
    .where('dealt_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw await refusalOf(context, entryId);
  await recordAudit(db, {
    at,
    ...auditedBy({ requestId: '', ip: '', ...context }),
    action: 'bank-entry.dealt-with',
    object: { type: 'bank-entry', id: entryId },
    detail: { note },
  });
}

async function refusalOf({ db }: OperationContext, entryId: string): Promise<Refusal> {
  const entry = await db.selectFrom('unexplained_entries').select('id').where('id', '=', entryId).executeTakeFirst();
  return entry
    ? new Refusal('BankEntryStateError', 'Somebody has dealt with this entry.')
    : new Refusal('NotFoundError', 'There is no such entry.');
}
