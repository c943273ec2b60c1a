import { sql } from 'kysely';
import type { LedgerEvidence } from '../ledger/index.ts';
import { blockableMoney } from './blocked-money.ts';

/** The blocked account of an organization holds what the list of blocked money shows. Payments and transfers book it. */
export const blockedEvidence: LedgerEvidence = {
  keyPrefix: 'lic:',
  journals: sql`select null::text, null::text, null::text, null::numeric, null::text, false where false`,
  balances: {
    kinds: ['blocked'],
    expected: sql`
      select 'blocked money of ' || organization_id, 'blocked:' || organization_id, currency, sum(amount_minor)
      from (${blockableMoney}) money
      where is_blocked
      group by organization_id, currency`,
  },
};
