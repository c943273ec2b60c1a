import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';

/** A paid charge determines its journal. The key is that of postings.ts. */
export const planEvidence: LedgerEvidence = {
  keyPrefix: 'plan:',
  journals: sql`
    select 'plan:' || id || ':charged', 'cash', 'USD', amount_minor, null::text, true
    from plan_charges where state = 'paid'`,
};
