import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';

/** Each charge of a bank has its journal. */
export const bankChargeEvidence: LedgerEvidence = {
  keyPrefix: 'bank-charge:',
  journals: sql`
    select 'bank-charge:' || id || ':booked', 'cash', currency, abs(amount_minor), null::text, true from bank_charges`,
};
