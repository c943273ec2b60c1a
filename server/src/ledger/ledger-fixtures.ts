import pg from 'pg';
import { createClock } from '../clock/index.ts';
import type { Connection } from '../db/index.ts';
import { newId } from '../kernel/index.ts';
import {
  type Account,
  accounts,
  credit,
  debit,
  InsufficientFunds,
  type JournalEntry,
  LedgerConflict,
  type PostedJournal,
  postJournal,
} from './index.ts';

export const testClock = createClock({ mode: 'sandbox' });

/** Creates the balance account of an organization that no other test uses. */
export function newSpendableAccount(): Account {
  return accounts.available(newId('org'), { currency: 'USD' });
}

export const transfer = (from: Account, to: Account, amountMinor: bigint, unit = 'USD'): JournalEntry => ({
  businessKey: newId('transfer'),
  book: 'cash',
  kind: 'transfer',
  lines: [debit(from, amountMinor, unit), credit(to, amountMinor, unit)],
});

export function deposit(db: Connection, to: Account, amountMinor: bigint, unit = 'USD'): Promise<PostedJournal> {
  return postJournal(db, testClock, transfer(accounts.bank('wire'), to, amountMinor, unit));
}

export type Outcome = 'done' | 'repeated' | 'insufficient' | LedgerConflict['reason'];

/** Returns the outcome of a posting, with refusals as values; throws anything else. */
export async function outcomeOf(posting: Promise<PostedJournal>): Promise<Outcome> {
  try {
    return (await posting).repeated ? 'repeated' : 'done';
  } catch (error) {
    if (error instanceof InsufficientFunds) return 'insufficient';
    if (error instanceof LedgerConflict) return error.reason;
    throw error;
  }
}

export async function countOutcomes(
  postings: readonly Promise<PostedJournal>[],
): Promise<Partial<Record<Outcome, number>>> {
  const counts: Partial<Record<Outcome, number>> = {};
  for (const outcome of await Promise.all(postings.map(outcomeOf))) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Runs statements on a connection of the owner. */
export async function asOwner(ownerUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
