import type { Connection } from '../db/index.ts';
import type { Instruction } from './instruction.ts';

/**
 * Records that staff booked the return of an instruction's money before the bank reported it. The reconciliation then
 * counts it as booked from that moment on, and the bank's own event moves nothing.
 */
export async function recordRecovery(db: Connection, { reference }: Instruction, at: Date): Promise<void> {
  await db
    .insertInto('rails_events')
    .values({
      provider_event_id: `${reference}:recovered`,
      reference,
      kind: 'returned',
      code: null,
      occurred_at: at,
      applied_at: at,
    })
    .execute();
}
