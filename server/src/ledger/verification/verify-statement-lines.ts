import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import { genesisHash, hashOfStatementLine, type StatementLineForm } from '../canonical-form.ts';
import type { Findings } from './finding.ts';
import { readInBatches } from './read-in-batches.ts';

interface StoredLine extends StatementLineForm {
  readonly accountId: string;
  readonly hash: string;
  /** The posted line of the journal, signed; null if there is none on this account. */
  readonly posted: string | null;
}

/** The last line of an account's history so far. */
interface History {
  readonly accountId: string;
  readonly position: bigint;
  readonly balance: bigint;
  readonly receivedLines: bigint;
  readonly received: bigint;
  readonly bookedAt: bigint;
  readonly hash: string;
}

/**
 * Follows the history of each organization's balance: numbers without a gap, hashes, running balances, times in order,
 * and exactly one entry for each posted line. Returns the number of entries.
 */
export async function verifyStatementLines(transaction: Connection, findings: Findings): Promise<number> {
  let count = 0;
  let history = beginning('');
  for await (const line of readInBatches(transaction, linesInOrder)) {
    if (line.accountId !== history.accountId) history = beginning(line.accountId);
    checkLine(line, history, findings);
    history = {
      accountId: line.accountId,
      position: BigInt(line.position),
      balance: BigInt(line.balance),
      receivedLines: BigInt(line.receivedLines),
      received: BigInt(line.received),
      bookedAt: BigInt(line.bookedAtMicroseconds),
      hash: line.hash,
    };
    count += 1;
  }
  for (const query of [unlistedLines, wrongEnds]) {
    for await (const { row, problem } of readInBatches(transaction, query)) findings.add(row, problem);
  }
  return count;
}

const beginning = (accountId: string): History => ({
  accountId,
  position: 0n,
  balance: 0n,
  receivedLines: 0n,
  received: 0n,
  bookedAt: -(2n ** 63n),
  hash: genesisHash,
});

const linesInOrder = sql<StoredLine>`
  select s.form, s.account_id::text as "accountId", a.code as "accountCode", a.unit, s.position::text as position,
    s.journal_id as "journalId", s.line_no::text as "lineNo", s.change::text as change, s.balance::text as balance,
    s.received_lines::text as "receivedLines", s.received::text as received,
    (extract(epoch from s.booked_at) * 1000000)::bigint::text as "bookedAtMicroseconds", encode(s.salt, 'hex') as salt,
    encode(s.previous_hash, 'hex') as "previousHash", encode(s.hash, 'hex') as hash,
    (case when l.direction = a.normal_side then l.amount else -l.amount end)::text as posted
  from ledger_statement_lines s
    left join ledger_accounts a on a.id = s.account_id
    left join ledger_lines l on l.journal_id = s.journal_id and l.line_no = s.line_no and l.account_id = s.account_id
      and l.is_posted
  order by s.account_id, s.position`;

function checkLine(line: StoredLine, before: History, findings: Findings): void {
  const row = `ledger_statement_lines ${line.accountCode ?? line.accountId}/${line.position}`;
  const expected = before.position + 1n;
  if (BigInt(line.position) !== expected) findings.add(row, `follows a gap: ${expected} was expected`);
  if (line.previousHash !== before.hash) findings.add(row, 'does not name the hash of the line before it');
  if (hashOfStatementLine(line) !== line.hash) findings.add(row, 'does not match its hash: it was changed');
  if (line.posted === null) findings.add(row, 'names no posted line of its account');
  else if (line.posted !== line.change) findings.add(row, `says ${line.change}, its journal says ${line.posted}`);
  if (BigInt(line.balance) !== before.balance + BigInt(line.change)) {
    findings.add(row, `says a balance of ${line.balance} after ${before.balance} and ${line.change}`);
  }
  const [count, sum] = BigInt(line.change) > 0n ? [1n, BigInt(line.change)] : [0n, 0n];
  if (BigInt(line.receivedLines) !== before.receivedLines + count || BigInt(line.received) !== before.received + sum) {
    findings.add(
      row,
      `says ${line.received} received in ${line.receivedLines} lines, which the lines before don’t add up to`,
    );
  }
  if (BigInt(line.bookedAtMicroseconds) < before.bookedAt) findings.add(row, 'is earlier than the line before it');
}

interface Problem {
  readonly row: string;
  readonly problem: string;
}

const unlistedLines = sql<Problem>`
  select 'ledger_lines ' || l.journal_id || '/' || l.line_no as row, 'is missing in the history of its account' as problem
  from ledger_lines l join ledger_accounts a on a.id = l.account_id
  where a.kind = 'avail' and l.is_posted and not exists (
    select from ledger_statement_lines s where s.journal_id = l.journal_id and s.line_no = l.line_no)`;

const wrongEnds = sql<Problem>`
  select 'ledger_balances ' || a.code || ' in ' || a.unit as row, 'does not end like the history of its account' as problem
  from ledger_balances b
    join ledger_accounts a on a.id = b.account_id
    left join lateral (select * from ledger_statement_lines s where s.account_id = b.account_id
      order by position desc limit 1) s on true
  where (b.statement_lines, b.received_lines, b.received, b.last_booked_at, b.last_line_hash) is distinct from
      (coalesce(s.position, 0), coalesce(s.received_lines, 0), coalesce(s.received, 0), s.booked_at, s.hash)
    or (a.kind = 'avail' and b.posted <> coalesce(s.balance, 0))`;
