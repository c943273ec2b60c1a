import { hashOfJournal, hashOfLine, type JournalForm, type LineForm } from '@quittance/sdk/proofs';
import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { Findings } from './finding.ts';
import { readInBatches } from './read-in-batches.ts';

type LineColumns = { readonly [Field in keyof LineForm]: LineForm[Field] | null };

/** A journal with one of its lines; the line's fields are null for a journal without lines. */
interface JournalLine extends JournalForm, Omit<LineColumns, 'journalId'> {
  readonly hash: string;
  readonly lineHash: string | null;
  readonly accountBook: string | null;
}

export interface JournalCounts {
  readonly journals: number;
  readonly lines: number;
}

/** Recomputes every hash of journals and lines, and checks every rule that concerns a single journal. */
export async function verifyJournals(transaction: Connection, findings: Findings): Promise<JournalCounts> {
  let journals = 0;
  let lines = 0;
  for await (const journal of groupByJournal(readInBatches(transaction, journalLines))) {
    journals += 1;
    lines += checkJournal(journal, findings);
  }
  return { journals, lines: lines + (await findOrphanLines(transaction, findings)) };
}

const journalLines = sql<JournalLine>`
  select j.id, j.business_key as "businessKey", j.book, j.kind, j.phase, j.reverses, j.resolves,
    j.organization_id as "organizationId", j.invoice_id as "invoiceId", j.line_count::text as "lineCount",
    (extract(epoch from j.effective_at) * 1000000)::bigint::text as "effectiveAtMicroseconds",
    (extract(epoch from j.recorded_at) * 1000000)::bigint::text as "recordedAtMicroseconds",
    encode(j.hash, 'hex') as hash,
    l.line_no::text as "lineNo", a.code as "accountCode", a.unit, a.book as "accountBook",
    a.owner_organization_id as "ownerOrganizationId", l.direction, l.amount::text as amount,
    l.is_posted as "isPosted", encode(l.salt, 'hex') as salt, encode(l.hash, 'hex') as "lineHash"
  from ledger_journals j
    left join ledger_lines l on l.journal_id = j.id
    left join ledger_accounts a on a.id = l.account_id
  order by j.id, l.line_no`;

async function* groupByJournal(rows: AsyncIterable<JournalLine>): AsyncGenerator<readonly JournalLine[]> {
  let group: JournalLine[] = [];
  for await (const row of rows) {
    if (group[0] && group[0].id !== row.id) {
      yield group;
      group = [];
    }
    group.push(row);
  }
  if (group.length > 0) yield group;
}

function checkJournal(rows: readonly JournalLine[], findings: Findings): number {
  const [journal] = rows;
  if (!journal) return 0;
  const row = `ledger_journals ${journal.id}`;
  const lines = rows.filter((line) => line.lineNo !== null);
  for (const line of lines) checkLine(line, findings);
  if (lines.length !== Number(journal.lineCount)) {
    findings.add(row, `has ${lines.length} lines where ${journal.lineCount} were written`);
  }
  if (
    hashOfJournal(
      journal,
      lines.map((line) => line.lineHash ?? ''),
    ) !== journal.hash
  ) {
    findings.add(row, 'does not match its hash: it or the set of its lines was changed');
  }
  for (const unit of unbalancedUnits(lines)) findings.add(row, `debits and credits differ in ${unit}`);
  return lines.length;
}

function checkLine(line: JournalLine, findings: Findings): void {
  const row = `ledger_lines ${line.id}/${line.lineNo}`;
  const form = { ...line, journalId: line.id } as LineForm;
  if (hashOfLine(form) !== line.lineHash) {
    findings.add(row, 'does not match its hash: it or its account was changed');
  }
  if (line.accountBook !== line.book) findings.add(row, 'names an account that is missing or in another book');
  if (line.isPosted !== (line.phase === 'single' || line.phase === 'post')) {
    findings.add(row, `is ${line.isPosted ? 'posted' : 'pending'}, which its journal's phase ${line.phase} is not`);
  }
}

function unbalancedUnits(lines: readonly JournalLine[]): string[] {
  const differences = new Map<string, bigint>();
  for (const { unit, direction, amount } of lines) {
    const signed = direction === 'debit' ? BigInt(amount ?? 0) : -BigInt(amount ?? 0);
    differences.set(unit ?? 'an unknown unit', (differences.get(unit ?? 'an unknown unit') ?? 0n) + signed);
  }
  return [...differences].filter(([, difference]) => difference !== 0n).map(([unit]) => unit);
}

/** Finds lines without a journal, which reading by journal would miss. */
async function findOrphanLines(transaction: Connection, findings: Findings): Promise<number> {
  let orphans = 0;
  const query = sql<{ journal_id: string; line_no: number }>`
    select l.journal_id, l.line_no from ledger_lines l
    where not exists (select from ledger_journals j where j.id = l.journal_id)`;
  for await (const line of readInBatches(transaction, query)) {
    orphans += 1;
    findings.add(`ledger_lines ${line.journal_id}/${line.line_no}`, 'belongs to no journal');
  }
  return orphans;
}
