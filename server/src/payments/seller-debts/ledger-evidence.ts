import { sql } from 'kysely';
import type { LedgerEvidence } from '../../ledger/index.ts';

/** Each write-off has one journal. */
export const writeOffEvidence: LedgerEvidence = {
  keyPrefix: 'writeoff:',
  journals: sql`
    select 'writeoff:' || id, 'cash', currency, amount_minor, null::text, true from seller_write_offs`,
};
