import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { LedgerEvidence } from '../ledger-evidence.ts';
import type { Finding, Findings } from './finding.ts';
import { readInBatches } from './read-in-batches.ts';

/** Compares the ledger with the rows of every area's operations. */
export async function verifyEvidence(
  transaction: Connection,
  findings: Findings,
  evidence: readonly LedgerEvidence[],
): Promise<void> {
  if (evidence.length === 0) return;
  const prefixes = evidence.map(({ keyPrefix }) => keyPrefix);
  const queries = [
    unknownKeys(prefixes),
    ...evidence.map(disagreeingJournals),
    ...evidence.flatMap(({ balances }) => (balances ? [disagreeingBalances(balances)] : [])),
    ...evidence.flatMap(({ contradictions }) => (contradictions ? [contradictions] : [])),
  ];
  for (const query of queries) {
    for await (const { row, problem } of readInBatches(transaction, query)) findings.add(row, problem);
  }
}

const unknownKeys = (prefixes: readonly string[]): RawBuilder<Finding> => sql`
  select 'ledger_journals ' || id as row, 'no operation explains its business key ' || business_key as problem
  from ledger_journals where not business_key ^@ any(${prefixes}::text[])`;

const disagreeingJournals = ({ keyPrefix, journals }: LedgerEvidence): RawBuilder<Finding> => sql`
  with explained (business_key, book, unit, amount, invoice_id, is_due) as (${journals}),
  booked as (
    select j.id, j.business_key, j.book, j.invoice_id, min(a.unit) as unit,
      coalesce(sum(l.amount) filter (where l.direction = 'debit'), 0) as amount
    from ledger_journals j
      left join ledger_lines l on l.journal_id = j.id
      left join ledger_accounts a on a.id = l.account_id
    where j.business_key ^@ ${keyPrefix}
    group by j.id
  )
  select coalesce('ledger_journals ' || b.id, 'ledger_journals of ' || e.business_key) as row,
    case when b.id is null then 'is missing, though its operation took place'
      when e.business_key is null then 'no operation explains its business key ' || b.business_key
      when b.invoice_id is distinct from e.invoice_id then 'names another invoice than its operation'
      else 'books ' || b.amount || ' ' || b.unit || ' where its operation says ' || coalesce(e.amount::text || ' ', '') || e.unit
    end as problem
  from booked b full join explained e on e.business_key = b.business_key and e.book = b.book
  where case when b.id is null then e.is_due
    else e.business_key is null or b.invoice_id is distinct from e.invoice_id
      or b.unit is distinct from e.unit or b.amount <> e.amount end`;

const disagreeingBalances = ({ kinds, expected }: NonNullable<LedgerEvidence['balances']>): RawBuilder<Finding> => sql`
  with expected (row, code, unit, amount) as (${expected}),
  held as (
    select a.code, a.unit, b.posted + b.pending_increase as amount
    from ledger_balances b join ledger_accounts a on a.id = b.account_id
    where a.kind = any(${kinds}::text[])
  )
  select coalesce(e.row, 'ledger_balances ' || h.code) as row,
    coalesce(h.code, e.code) || ' holds ' || coalesce(h.amount, 0) || ' ' || coalesce(h.unit, e.unit)
      || ' where ' || coalesce(e.amount, 0) || ' is to be expected' as problem
  from expected e full join held h on h.code = e.code and h.unit = e.unit
  where coalesce(h.amount, 0) <> coalesce(e.amount, 0)`;
