import type { Connection } from '../../db/index.ts';
import type { ChainHead } from './chain-head.ts';
import { type Finding, Findings } from './finding.ts';
import { type BookTotal, verifyBalances, verifyTotals } from './verify-balances.ts';
import { verifyJournals } from './verify-journals.ts';
import { verifyLinks } from './verify-links.ts';
import { verifySeals } from './verify-seals.ts';

export interface LedgerReport {
  readonly journals: number;
  readonly lines: number;
  readonly accounts: number;
  readonly openHolds: number;
  readonly seals: number;
  readonly head: ChainHead;
  readonly totals: readonly BookTotal[];
  readonly findings: readonly Finding[];
  /** All there are; `findings` holds the first of them. */
  readonly findingCount: number;
}

export interface VerificationOptions {
  /** A head of the chain noted earlier, which must still be in it. */
  readonly knownHead?: ChainHead;
  /** How many findings to keep; default 100. */
  readonly findingLimit?: number;
}

/**
 * Checks the whole ledger as it stood at one instant, while it goes on being used: hashes, balances, totals, links and the
 * chain of seals. Reads everything once; needs memory only for one batch of rows.
 */
export function verifyLedger(db: Connection, options: VerificationOptions = {}): Promise<LedgerReport> {
  // Repeatable read: all passes must see the same journals, or those posted meanwhile would look like differences.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => verifyWithin(transaction, options));
}

/** The same within a transaction that is open already. */
export async function verifyWithin(transaction: Connection, options: VerificationOptions): Promise<LedgerReport> {
  const findings = new Findings(options.findingLimit ?? 100);
  const counts = await verifyJournals(transaction, findings);
  const accounts = await verifyBalances(transaction, findings);
  const totals = await verifyTotals(transaction, findings);
  const openHolds = await verifyLinks(transaction, findings);
  const { seals, head } = await verifySeals(transaction, findings, options.knownHead);
  return { ...counts, accounts, totals, openHolds, seals, head, findings: findings.kept, findingCount: findings.count };
}
