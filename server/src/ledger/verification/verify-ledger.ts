import type { ChainHead } from '@quittance/sdk/proofs';
import type { Connection, ExpectedRoles } from '../../db/index.ts';
import type { KeptHead, LedgerHeadSink } from '../head-sink.ts';
import type { LedgerEvidence } from '../ledger-evidence.ts';
import { type Finding, Findings } from './finding.ts';
import { findLedgerId } from './ledger-id.ts';
import { verifyAccountKinds } from './verify-account-kinds.ts';
import { type BookTotal, verifyBalances, verifyTotals } from './verify-balances.ts';
import { verifyEvents } from './verify-events.ts';
import { verifyEvidence } from './verify-evidence.ts';
import { verifyHeads } from './verify-heads.ts';
import { verifyJournals } from './verify-journals.ts';
import { verifyLinks } from './verify-links.ts';
import { verifySchema } from './verify-schema.ts';
import { verifySeals } from './verify-seals.ts';
import { verifyStatementLines } from './verify-statement-lines.ts';

export interface LedgerReport {
  readonly journals: number;
  readonly lines: number;
  readonly accounts: number;
  /** Lines in the histories of the organizations' balances. */
  readonly statementLines: number;
  readonly openHolds: number;
  readonly seals: number;
  readonly head: ChainHead;
  /** Head of the chain of audit and invoice events. */
  readonly eventHead: ChainHead;
  /** Number of noted heads that were looked up in the chains. */
  readonly notedHeads: number;
  readonly totals: readonly BookTotal[];
  readonly findings: readonly Finding[];
  /** Number of all findings; `findings` contains the first ones. */
  readonly findingCount: number;
}

export interface VerificationOptions {
  /** Places outside the database where heads are kept; every head must still be in its chain. */
  readonly sinks?: readonly LedgerHeadSink[];
  /** Further noted heads. */
  readonly knownHeads?: readonly KeptHead[];
  /** Journals and balances that the areas' operations imply. Without it, only the ledger's own rules are checked. */
  readonly evidence?: readonly LedgerEvidence[];
  /** The roles in the database according to the installation's settings. */
  readonly roles?: ExpectedRoles;
  /** Maximum number of findings to keep; default 100. */
  readonly findingLimit?: number;
}

interface OpenedOptions extends Pick<VerificationOptions, 'evidence' | 'findingLimit' | 'roles'> {
  /** Heads kept outside the database, opened before the database's snapshot. */
  readonly kept?: readonly AsyncIterable<KeptHead>[];
}

/**
 * Verifies the whole ledger as of one instant, while it stays in use: hashes, balances, totals, links and the chain of
 * seals. Reads everything once; needs memory for one batch of rows only.
 */
export async function verifyLedger(
  db: Connection,
  { sinks = [], knownHeads = [], ...options }: VerificationOptions = {},
): Promise<LedgerReport> {
  const opened = await Promise.all(sinks.map((sink) => sink.open()));
  const kept = [...opened, toAsync(knownHeads)];
  // Repeatable read: all passes must see the same journals; new ones would look like differences.
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => verifyWithin(transaction, { ...options, kept }));
}

async function* toAsync<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

/** Like {@link verifyLedger}, within an open transaction. */
export async function verifyWithin(transaction: Connection, options: OpenedOptions): Promise<LedgerReport> {
  const findings = new Findings(options.findingLimit ?? 100);
  const counts = await verifyJournals(transaction, findings);
  await verifySchema(transaction, findings, options.roles);
  await verifyAccountKinds(transaction, findings);
  const accounts = await verifyBalances(transaction, findings);
  const statementLines = await verifyStatementLines(transaction, findings);
  const totals = await verifyTotals(transaction, findings);
  const openHolds = await verifyLinks(transaction, findings);
  await verifyEvidence(transaction, findings, options.evidence ?? []);
  const ledger = await findLedgerId(transaction);
  const { seals, head } = await verifySeals(transaction, findings);
  const eventHead = await verifyEvents(transaction, findings);
  const notedHeads = await verifyHeads(transaction, findings, { ledger, kept: options.kept ?? [] });
  return {
    ...counts,
    accounts,
    statementLines,
    totals,
    openHolds,
    seals,
    head: { ledger, ...head },
    eventHead: { ledger, ...eventHead },
    notedHeads,
    findings: findings.kept,
    findingCount: findings.count,
  };
}
