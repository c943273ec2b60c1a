import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';

/** The audit event proves a deposit. Its two journals receive the money and credit the organization. */
export const depositEvidence: LedgerEvidence = {
  keyPrefix: 'deposit:',
  journals: sql`
    select 'deposit:' || object_id || ':' || step.name, 'cash', detail ->> 'currency', (detail ->> 'amountMinor')::numeric,
      null::text, true
    from audit_events cross join (values ('arrived'), ('booked')) step (name)
    where action = 'deposit.arrived'`,
};
