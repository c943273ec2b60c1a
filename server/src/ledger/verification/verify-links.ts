import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { Findings } from './finding.ts';
import { readInBatches } from './read-in-batches.ts';

/**
 * Verifies that no two journals of a book share a business key, and that each reversal or resolution has the same lines
 * as its original, which allows it and has no other. Returns the number of open holds.
 */
export async function verifyLinks(transaction: Connection, findings: Findings): Promise<number> {
  for (const query of [brokenLinks, doubledKeys]) {
    for await (const { id, problem } of readInBatches(transaction, query)) {
      findings.add(`ledger_journals ${id}`, problem);
    }
  }
  const { rows } = await sql<{ open: bigint }>`
    select count(*) as open from ledger_journals h
    where h.phase = 'hold' and not exists (select from ledger_journals r where r.resolves = h.id)`.execute(transaction);
  return Number(rows[0]?.open ?? 0);
}

const doubledKeys = sql<{ id: string; problem: string }>`
  select max(id) as id, 'has the business key ' || business_key || ' together with another journal' as problem
  from ledger_journals group by business_key, book having count(*) > 1`;

const brokenLinks = sql<{ id: string; problem: string }>`
  with links as (
    select j.id, j.phase, j.reverses, j.resolves, o.id as answered, o.phase as answered_phase,
      o.reverses as answered_reverses, coalesce(j.reverses, j.resolves) as names
    from ledger_journals j left join ledger_journals o on o.id = coalesce(j.reverses, j.resolves)
    where j.reverses is not null or j.resolves is not null
  ), judged as (
    select id, case
      when answered is null then 'reverses or resolves a journal that is gone'
      when (resolves is not null) <> (phase in ('post', 'void')) then 'is linked in a way that its phase does not allow'
      when resolves is not null and answered_phase <> 'hold' then 'resolves a journal that is no hold'
      when reverses is not null and (answered_phase not in ('single', 'post') or answered_reverses is not null)
        then 'reverses a journal that can not be reversed'
      when exists (
        select line_no, account_id, amount, (direction = 'debit') <> (links.reverses is not null)
          from ledger_lines where journal_id = links.id
        except
        select line_no, account_id, amount, direction = 'debit' from ledger_lines where journal_id = links.answered)
        then 'has other lines than the journal that it answers'
      end as problem
    from links
    union all
    select min(id), 'answers ' || names || ' together with another journal'
      from links group by names, (reverses is null) having count(*) > 1
  )
  select id, problem from judged where problem is not null`;
