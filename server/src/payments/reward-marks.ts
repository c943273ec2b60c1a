import type { Connection } from '../db/index.ts';

/** Payments whose points are to be granted, or taken back. The partial index on `reward_due` has the same conditions. */
const due = (db: Connection) =>
  db
    .selectFrom('invoice_payments')
    .where('reward_due', '=', true)
    .where('state', 'in', ['cleared', 'reversed', 'denied', 'blocked'] as const);

export const listRewardsDue = (db: Connection, limit: number) =>
  due(db).select(['id', 'invoice_id as invoiceId']).orderBy('id').limit(limit).execute();

/** Whether a payment's points are still to be granted or taken back. The caller holds its invoice's lock. */
export const hasRewardDue = async (db: Connection, id: string): Promise<boolean> =>
  (await due(db).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export const markRewardSettled = (db: Connection, id: string) =>
  db.updateTable('invoice_payments').set({ reward_due: false }).where('id', '=', id).execute();
