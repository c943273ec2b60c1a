import type { Connection } from '../../db/index.ts';
import { accountKinds } from '../account-kinds.ts';
import type { Findings } from './finding.ts';

/** Compares each column of the account kinds with the code, since they decide which accounts may fall below zero. */
export async function verifyAccountKinds(transaction: Connection, findings: Findings): Promise<void> {
  const rows = await transaction
    .selectFrom('ledger_account_kinds')
    .select(['prefix', 'class', 'book', 'normal_side as normalSide', 'keeps_balance as keepsBalance'])
    .orderBy('prefix')
    .execute();
  const stored = new Map(rows.map((row) => [row.prefix, row]));
  for (const kind of accountKinds) {
    const row = stored.get(kind.prefix);
    stored.delete(kind.prefix);
    const changed = row && (Object.keys(kind) as (keyof typeof kind)[]).filter((field) => row[field] !== kind[field]);
    if (!row) findings.add(`ledger_account_kinds ${kind.prefix}`, 'is gone');
    else if (changed?.length) findings.add(`ledger_account_kinds ${kind.prefix}`, `was changed: ${changed.join(', ')}`);
  }
  for (const prefix of stored.keys()) findings.add(`ledger_account_kinds ${prefix}`, 'was added past the migrations');
}
