import { isOpen } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import type { Invoice } from './invoice.ts';

/** Whether a bank transfer is held that pays an open invoice on its release. A transfer that staff assigned elsewhere doesn't pay it. */
export async function isTransferUnderReview(db: Connection, { id, status }: Invoice): Promise<boolean> {
  if (!isOpen(status)) return false;
  const held = await db
    .selectFrom('deposits')
    .leftJoin('deposit_matches as match', (join) =>
      join.onRef('match.deposit_id', '=', 'deposits.id').onRef('match.number', '=', 'deposits.matches'),
    )
    .select('deposits.id')
    .where('deposits.invoice_id', '=', id)
    .where('deposits.state', '=', 'held')
    .where('deposits.recalled_at', 'is', null)
    .where((where) =>
      where.or([where('deposits.organization_id', 'is', null), where('match.matched_by', '=', 'invoice')]),
    )
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}
