import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';

/** A deposit is known by its audit event; its two journals bring the money in and book it for its owner. */
export const depositEvidence: LedgerEvidence = {
  keyPrefix: 'deposit:',
  journals: sql`
    select 'deposit:' || object_id || ':' || step.name, 'cash', detail ->> 'currency', (detail ->> 'amountMinor')::numeric,
      null::text, true
    from audit_events cross join (values ('arrived'), ('booked')) step (name)
    where action = 'deposit.arrived'`,
};
