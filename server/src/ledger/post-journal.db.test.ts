import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { newId } from '../kernel/index.ts';
import { testDatabase } from '../test-support/test-database.ts';
import {
  accounts,
  balanceOf,
  balances,
  credit,
  debit,
  InsufficientFunds,
  LedgerConflict,
  lockedBalanceOf,
  postJournal,
  postJournals,
  sumByOwner,
} from './index.ts';
import { deposit, newSpendableAccount, testClock, transfer } from './ledger-fixtures.ts';

const { db } = testDatabase();
const bank = accounts.bank('wire');

it('moves an amount from one account to another', async () => {
  const [payer, payee] = [newSpendableAccount(), newSpendableAccount()];
  await deposit(db, payer, 1000n);
  await postJournal(db, testClock, transfer(payer, payee, 400n));

  const found = await balances(db, [payer, payee]);
  expect(found.get(payer.code)).toEqual(new Map([['USD', 600n]]));
  expect(found.get(payee.code)).toEqual(new Map([['USD', 400n]]));
});

it('sums an account of the house from its lines, positive on its normal side', async () => {
  const before = await balanceOf(db, accounts.bank('card'), 'USD');
  await postJournal(db, testClock, transfer(accounts.bank('card'), newSpendableAccount(), 70n));
  await postJournal(db, testClock, transfer(accounts.expense('card_fee'), accounts.bank('card'), 30n));
  expect((await balanceOf(db, accounts.bank('card'), 'USD')) - before).toBe(40n);
  expect(await balanceOf(db, accounts.expense('card_fee'), 'USD')).toBe(30n);
});

it('returns 0 for an account without postings', async () => {
  expect(await balanceOf(db, newSpendableAccount(), 'USD')).toBe(0n);
  expect(await lockedBalanceOf(db, newSpendableAccount(), 'USD')).toBe(0n);
});

it('separates the units of one account, with 38 digits', async () => {
  const holder = newSpendableAccount();
  const wei = 12_345_678_901_234_567_890_123_456_789_012_345_678n;
  await deposit(db, holder, 5n, 'USD');
  await deposit(db, holder, wei, 'ETH');
  expect((await balances(db, [holder])).get(holder.code)).toEqual(
    new Map([
      ['USD', 5n],
      ['ETH', wei],
    ]),
  );
});

it('accepts a journal in several units if each of them balances', async () => {
  const holder = newSpendableAccount();
  await deposit(db, holder, 100n, 'USD');
  await postJournal(db, testClock, {
    ...transfer(holder, bank, 1n),
    lines: [debit(holder, 100n, 'USD'), credit(bank, 100n, 'USD'), debit(bank, 90n, 'EUR'), credit(holder, 90n, 'EUR')],
  });
  expect((await balances(db, [holder])).get(holder.code)).toEqual(
    new Map([
      ['USD', 0n],
      ['EUR', 90n],
    ]),
  );
});

it('refuses to overdraw a customer’s account and leaves it unchanged', async () => {
  const holder = newSpendableAccount();
  await deposit(db, holder, 100n);
  await expect(postJournal(db, testClock, transfer(holder, bank, 101n))).rejects.toBeInstanceOf(InsufficientFunds);
  expect(await balanceOf(db, holder, 'USD')).toBe(100n);
});

it('checks the final balances of a journal: it may credit and debit the same amount', async () => {
  const holder = newSpendableAccount();
  await postJournal(db, testClock, {
    ...transfer(bank, holder, 1n),
    lines: [debit(holder, 40n, 'USD'), credit(bank, 40n, 'USD'), debit(bank, 50n, 'USD'), credit(holder, 50n, 'USD')],
  });
  expect(await balanceOf(db, holder, 'USD')).toBe(10n);
});

it('posts once per key and answers a repetition with the first journal', async () => {
  const holder = newSpendableAccount();
  const entry = transfer(bank, holder, 25n);
  const first = await postJournal(db, testClock, entry);
  expect(await postJournal(db, testClock, entry)).toEqual({ journalId: first.journalId, repeated: true });
  expect(await balanceOf(db, holder, 'USD')).toBe(25n);
});

it.for([
  ['another amount', { lines: [debit(bank, 26n, 'USD'), credit(accounts.suspenseIn(), 26n, 'USD')] }],
  ['another account', { lines: [debit(bank, 25n, 'USD'), credit(accounts.due('wire'), 25n, 'USD')] }],
  ['another unit', { lines: [debit(bank, 25n, 'EUR'), credit(accounts.suspenseIn(), 25n, 'EUR')] }],
  ['another side', { lines: [credit(bank, 25n, 'USD'), debit(accounts.suspenseIn(), 25n, 'USD')] }],
  ['another kind', { kind: 'refund' }],
  ['another invoice', { invoiceId: 'inv_2' }],
  ['another organization', { organizationId: 'org_2' }],
] as const)('refuses a repeated key with %s', async ([, change]) => {
  const entry = transfer(bank, accounts.suspenseIn(), 25n);
  await postJournal(db, testClock, entry);
  const conflict = postJournal(db, testClock, { ...entry, ...change });
  await expect(conflict).rejects.toBeInstanceOf(LedgerConflict);
  await expect(conflict).rejects.toMatchObject({ reason: 'key-reused', code: 'IdempotencyConflictError', status: 409 });
});

it('lets journals of one event in two books share their key', async () => {
  const [businessKey, invoice, seller] = [newId('event'), newId('inv'), newSpendableAccount()];
  const owner = seller.ownerOrganizationId ?? '';
  const posted = await postJournals(db, testClock, [
    { ...transfer(bank, accounts.reserve(invoice, owner), 80n), businessKey },
    {
      businessKey,
      book: 'memo',
      kind: 'invoice-billed',
      lines: [
        debit(accounts.receivable(invoice, owner), 80n, 'USD'),
        credit(accounts.billed(invoice, owner), 80n, 'USD'),
      ],
    },
  ]);
  expect(posted.map((journal) => journal.repeated)).toEqual([false, false]);
});

it('checks the final balances of several journals, and doesn’t touch unchanged ones', async () => {
  const [invoice, seller] = [newId('inv'), newSpendableAccount()];
  const reserve = accounts.reserve(invoice, seller.ownerOrganizationId ?? '');
  const released = { ...transfer(reserve, seller, 80n), invoiceId: invoice };
  await postJournals(db, testClock, [released, transfer(bank, reserve, 80n)]);
  const found = await balances(db, [reserve, seller]);
  expect(found.get(reserve.code)).toEqual(new Map([['USD', 0n]]));
  expect(found.get(seller.code)).toEqual(new Map([['USD', 80n]]));
});

it('lets one journal of a set overdraw an account that another one refills, in either order', async () => {
  for (const isRefilledFirst of [true, false]) {
    const [payer, payee] = [newSpendableAccount(), newSpendableAccount()];
    await deposit(db, payer, 100n);
    const set = [transfer(bank, payer, 80n), transfer(payer, payee, 150n)];
    await postJournals(db, testClock, isRefilledFirst ? set : set.toReversed());
    const found = await balances(db, [payer, payee]);
    expect([found.get(payer.code), found.get(payee.code)]).toEqual([new Map([['USD', 30n]]), new Map([['USD', 150n]])]);
  }
});

it('refuses a whole set whose sum overdraws an account, in any order', async () => {
  for (const isRefilledFirst of [true, false]) {
    const [payer, payee] = [newSpendableAccount(), newSpendableAccount()];
    await deposit(db, payer, 100n);
    const refill = transfer(bank, payer, 49n);
    const set = [refill, transfer(payer, payee, 150n)];
    const posted = postJournals(db, testClock, isRefilledFirst ? set : set.toReversed());
    await expect(posted).rejects.toBeInstanceOf(InsufficientFunds);
    const found = await balances(db, [payer, payee]);
    expect([found.get(payer.code), found.get(payee.code)]).toEqual([new Map([['USD', 100n]]), undefined]);
    expect((await postJournal(db, testClock, refill)).repeated, 'the refill was not kept').toBe(false);
  }
});

it('doesn’t count a refill that was posted before', async () => {
  const [payer, payee] = [newSpendableAccount(), newSpendableAccount()];
  const refill = transfer(bank, payer, 80n);
  await postJournal(db, testClock, refill);
  const posted = postJournals(db, testClock, [refill, transfer(payer, payee, 120n)]);
  await expect(posted).rejects.toBeInstanceOf(InsufficientFunds);
  const twice = transfer(bank, payer, 30n);
  const covered = postJournals(db, testClock, [twice, twice, transfer(payer, payee, 120n)]);
  await expect(covered, 'a journal listed twice in a set counts once').rejects.toBeInstanceOf(InsufficientFunds);
  expect((await balances(db, [payer])).get(payer.code)).toEqual(new Map([['USD', 80n]]));
});

it('answers several journals in order, repeated and new ones', async () => {
  const holder = newSpendableAccount();
  const [known, fresh] = [transfer(bank, holder, 3n), transfer(bank, holder, 4n)];
  const { journalId } = await postJournal(db, testClock, known);
  const posted = await postJournals(db, testClock, [fresh, known, fresh]);
  expect(posted.map(({ repeated }) => repeated)).toEqual([false, true, true]);
  expect(posted[1]?.journalId).toBe(journalId);
  expect(posted[2]?.journalId).toBe(posted[0]?.journalId);
  expect(await balanceOf(db, holder, 'USD')).toBe(7n);
});

it('writes none of several journals when one reuses a key with other content', async () => {
  const holder = newSpendableAccount();
  const known = transfer(bank, holder, 3n);
  await postJournal(db, testClock, known);
  const changed = { ...known, kind: 'refund' };
  await expect(postJournals(db, testClock, [transfer(bank, holder, 4n), changed])).rejects.toMatchObject({
    reason: 'key-reused',
  });
  expect(await balanceOf(db, holder, 'USD')).toBe(3n);
});

it('accepts no posting that claims to reverse a journal', async () => {
  const holder = newSpendableAccount();
  const { journalId } = await deposit(db, holder, 10n);
  const entry = {
    id: newId('jrn'),
    businessKey: newId('undo'),
    book: 'cash',
    kind: 'undo',
    phase: 'single',
    reverses: journalId,
    lines: [
      { account: holder.code, owner: holder.ownerOrganizationId, direction: 'debit', amount: '10', unit: 'USD' },
      { account: bank.code, owner: null, direction: 'credit', amount: '10', unit: 'USD' },
    ],
  };
  await sql`select ledger_post(${JSON.stringify([entry])}::jsonb, now())`.execute(db);
  const { rows } = await sql`select reverses from ledger_journals where id = ${entry.id}`.execute(db);
  expect(rows).toEqual([{ reverses: null }]);
});

it('posts several journals all or none', async () => {
  const [payer, payee] = [newSpendableAccount(), newSpendableAccount()];
  await deposit(db, payer, 100n);
  await expect(
    postJournals(db, testClock, [transfer(payer, payee, 60n), transfer(payer, payee, 60n)]),
  ).rejects.toBeInstanceOf(InsufficientFunds);
  expect(await balanceOf(db, payer, 'USD')).toBe(100n);
});

it.for([
  ['debits and credits that differ', [debit(bank, 10n, 'USD'), credit(accounts.suspenseIn(), 9n, 'USD')]],
  ['units that balance only together', [debit(bank, 10n, 'USD'), credit(accounts.suspenseIn(), 10n, 'EUR')]],
  ['a single line', [debit(bank, 10n, 'USD')]],
  ['no line', []],
  ['an amount of zero', [debit(bank, 0n, 'USD'), credit(accounts.suspenseIn(), 0n, 'USD')]],
  ['a negative amount', [debit(bank, -5n, 'USD'), credit(accounts.suspenseIn(), -5n, 'USD')]],
  ['an account of another book', [debit(bank, 5n, 'USD'), credit(accounts.billed('inv_1', 'org_1'), 5n, 'USD')]],
  [
    'an account of no known kind',
    [debit({ code: 'gold:x', ownerOrganizationId: null }, 5n, 'USD'), credit(bank, 5n, 'USD')],
  ],
  [
    'a customer’s account without an owner',
    [debit(bank, 5n, 'USD'), credit({ code: 'avail:x:smart', ownerOrganizationId: null }, 5n, 'USD')],
  ],
  ['an unknown unit', [debit(bank, 5n, 'dollars'), credit(accounts.suspenseIn(), 5n, 'dollars')]],
] as const)('refuses a journal with %s', async ([, lines]) => {
  const journals = () => sql<{ count: bigint }>`select count(*) from ledger_journals`.execute(db);
  const before = (await journals()).rows;
  await expect(postJournal(db, testClock, { ...transfer(bank, bank, 1n), lines })).rejects.toThrow();
  expect((await journals()).rows).toEqual(before);
});

it('refuses an account that was opened for another owner', async () => {
  const invoice = newId('inv');
  await postJournal(db, testClock, transfer(bank, accounts.reserve(invoice, 'org_1'), 5n));
  await expect(postJournal(db, testClock, transfer(bank, accounts.reserve(invoice, 'org_2'), 5n))).rejects.toThrow(
    /another owner/,
  );
});

it('sums all accounts of one kind of an organization', async () => {
  const seller = newId('org');
  const reserves = [accounts.reserve(newId('inv'), seller), accounts.reserve(newId('inv'), seller)] as const;
  await postJournal(db, testClock, transfer(bank, reserves[0], 30n));
  await postJournal(db, testClock, transfer(bank, reserves[1], 12n));
  await postJournal(db, testClock, transfer(bank, reserves[1], 99n, 'EUR'));
  await postJournal(db, testClock, transfer(bank, accounts.reserve(newId('inv'), newId('org')), 500n));

  const guaranteed = () => sumByOwner(db, { prefix: 'reserve', organizationId: seller, unit: 'USD' });
  expect(await guaranteed()).toBe(42n);
  await postJournal(db, testClock, transfer(reserves[0], bank, 30n));
  expect(await guaranteed()).toBe(12n);
});

it('records business and real time, and nothing when the transaction rolls back', async () => {
  const holder = newSpendableAccount();
  const entry = transfer(bank, holder, 10n);
  await expect(
    inTransaction(db, async (transaction) => {
      await postJournal(transaction, testClock, entry);
      throw new Error('changed our mind');
    }),
  ).rejects.toThrow('changed our mind');
  expect(await balanceOf(db, holder, 'USD')).toBe(0n);
  expect((await postJournal(db, testClock, entry)).repeated).toBe(false);
});
