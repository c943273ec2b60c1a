import { sql } from 'kysely';
import type { Connection } from '../../db/index.ts';
import type { Findings } from './finding.ts';
import { readInBatches } from './read-in-batches.ts';

interface AccountSums {
  readonly id: string;
  readonly code: string | null;
  readonly unit: string | null;
  readonly isDerived: boolean | null;
  readonly keepsBalance: boolean | null;
  readonly hasBalance: boolean;
  readonly fitsAccount: boolean | null;
  readonly summedPosted: string;
  readonly posted: string | null;
  readonly summedDecrease: string;
  readonly pendingDecrease: string | null;
  readonly summedIncrease: string;
  readonly pendingIncrease: string | null;
}

/** Compares every stored balance with the sum of its lines, and every account with its code. */
export async function verifyBalances(transaction: Connection, findings: Findings): Promise<number> {
  let accounts = 0;
  for await (const account of readInBatches(transaction, accountSums)) {
    accounts += 1;
    checkAccount(account, findings);
  }
  return accounts;
}

// A hold counts as pending until another journal resolves it.
const accountSums = sql<AccountSums>`
  with sums as (
    select l.account_id,
      sum(case l.direction when 'debit' then l.amount else -l.amount end) filter (where l.is_posted) as debits,
      sum(l.amount) filter (where l.direction = 'debit' and is_open) as pending_debits,
      sum(l.amount) filter (where l.direction = 'credit' and is_open) as pending_credits
    from ledger_lines l
      left join (
        select h.id, true as is_open from ledger_journals h
        where h.phase = 'hold' and not exists (select from ledger_journals r where r.resolves = h.id)
      ) open_holds on open_holds.id = l.journal_id
    group by l.account_id
  )
  select coalesce(a.id, b.account_id)::text as id, a.code, a.unit, a.keeps_balance as "keepsBalance",
    (a.book, a.normal_side, a.keeps_balance) = (k.book, k.normal_side, k.keeps_balance)
      and k.prefix = (select longest.prefix from ledger_account_kinds longest
        where a.code like longest.prefix || ':%' order by length(longest.prefix) desc limit 1) as "isDerived",
    b.account_id is not null as "hasBalance",
    (b.kind, b.owner_organization_id, b.unit) is not distinct from (a.kind, a.owner_organization_id, a.unit)
      as "fitsAccount",
    coalesce(case a.normal_side when 'debit' then debits else -debits end, 0)::text as "summedPosted",
    b.posted::text as posted,
    coalesce(case a.normal_side when 'debit' then pending_credits else pending_debits end, 0)::text as "summedDecrease",
    b.pending_decrease::text as "pendingDecrease",
    coalesce(case a.normal_side when 'debit' then pending_debits else pending_credits end, 0)::text as "summedIncrease",
    b.pending_increase::text as "pendingIncrease"
  from ledger_accounts a
    left join ledger_account_kinds k on k.prefix = a.kind
    full join ledger_balances b on b.account_id = a.id
    left join sums on sums.account_id = a.id`;

function checkAccount(account: AccountSums, findings: Findings): void {
  const name = account.code ? `${account.code} in ${account.unit}` : `account ${account.id}`;
  if (account.code === null) {
    findings.add(`ledger_balances ${account.id}`, 'belongs to no account');
    return;
  }
  if (!account.isDerived) findings.add(`ledger_accounts ${name}`, 'is not what its code makes it');
  if (account.keepsBalance !== account.hasBalance) {
    findings.add(
      `ledger_balances ${name}`,
      account.hasBalance ? 'exists, though the account keeps none' : 'is missing',
    );
  }
  if (account.hasBalance) checkBalance(account, `ledger_balances ${name}`, findings);
}

function checkBalance(account: AccountSums, row: string, findings: Findings): void {
  if (!account.fitsAccount) findings.add(row, 'names another kind, owner or unit than its account');
  if (BigInt(account.posted ?? 0) < BigInt(account.pendingDecrease ?? 0))
    findings.add(row, 'is below zero, open holds counted');
  if (account.posted !== account.summedPosted) {
    findings.add(row, `says ${account.posted}, its lines say ${account.summedPosted}`);
  }
  if (account.pendingDecrease !== account.summedDecrease) {
    findings.add(row, `holds back ${account.pendingDecrease}, its open holds say ${account.summedDecrease}`);
  }
  if (account.pendingIncrease !== account.summedIncrease) {
    findings.add(row, `expects ${account.pendingIncrease}, its open holds say ${account.summedIncrease}`);
  }
}

export interface BookTotal {
  readonly book: string;
  readonly unit: string;
  /** Sum of all posted debits, equal to that of the credits, in minor units. */
  readonly turnover: bigint;
}

/** Verifies that debits and credits cancel out in every unit of every book. Returns the totals. */
export async function verifyTotals(transaction: Connection, findings: Findings): Promise<BookTotal[]> {
  const { rows } = await sql<{ book: string; unit: string; debits: string; credits: string }>`
    select a.book, a.unit,
      coalesce(sum(l.amount) filter (where l.direction = 'debit'), 0) as debits,
      coalesce(sum(l.amount) filter (where l.direction = 'credit'), 0) as credits
    from ledger_lines l join ledger_accounts a on a.id = l.account_id
    where l.is_posted
    group by a.book, a.unit order by a.book, a.unit`.execute(transaction);
  for (const { book, unit, debits, credits } of rows) {
    if (debits !== credits) findings.add(`book ${book}, ${unit}`, `does not sum to zero: ${debits} against ${credits}`);
  }
  return rows.map(({ book, unit, debits }) => ({ book, unit, turnover: BigInt(debits) }));
}
