import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerEvidence } from './composition.ts';
import { connect } from './db/index.ts';
import { sealJournals } from './ledger/index.ts';
import { verifyWithin } from './ledger/verification/verify-ledger.ts';
import { testApp } from './test-support/test-app.ts';
import { testDatabase } from './test-support/test-database.ts';
import { createTradingWorld, startOn } from './test-support/trading-world.ts';

const database = testDatabase();
const app = testApp(database);
const owner = connect(database.ownerUrl);
const invoices = { open: '', pending: '', allocated: '', completed: '', returned: '' };
let payer: string;

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  const world = await createTradingWorld(app);
  payer = world.buyer.organizationId ?? '';
  await world.deposit('1000');
  const pay = async (dueDate: string): Promise<string> =>
    (await world.payFromBalance((await world.send({ dueDate })).invoice)).id;
  invoices.completed = await pay('2090-03-06');
  const returned = await world.send({ dueDate: '2090-06-01' });
  await world.payAsGuest(returned, 'r01');
  invoices.returned = returned.invoice.id;
  await world.goTo('2090-03-20');
  invoices.allocated = await pay('2090-04-20');
  invoices.open = (await world.send({ dueDate: '2090-04-20' })).invoice.id;
  const debited = await world.send({ dueDate: '2090-04-20' });
  await world.payAsGuest(debited, 'everyday');
  invoices.pending = debited.invoice.id;
  await sealJournals(app.db);
});
afterAll(() => owner.close());

/** What a superuser with triggers off did, and what the verification says of it. The change is rolled back. */
async function findingsAfter(change: string): Promise<string[]> {
  const transaction = await owner.db.startTransaction().execute();
  try {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql.raw(change).execute(transaction);
    const { findings } = await verifyWithin(transaction, { evidence: ledgerEvidence });
    return findings.map(({ row, problem }) => `${row}: ${problem}`);
  } finally {
    await transaction.rollback().execute();
  }
}

/** Posts as the ledger itself would, with right hashes, but for no operation. */
const forge = (businessKey: string) => `
  set local session_replication_role = origin;
  select ledger_post(jsonb_build_array(jsonb_build_object('id', 'jrn_forged', 'businessKey', '${businessKey}', 'book', 'cash',
    'kind', 'deposit-booked', 'phase', 'single', 'lines', jsonb_build_array(
      jsonb_build_object('account', 'bank:wire', 'owner', null, 'direction', 'debit', 'amount', '777', 'unit', 'USD'),
      jsonb_build_object('account', 'avail:${payer}:traditional', 'owner', '${payer}', 'direction', 'credit', 'amount', '777',
        'unit', 'USD')))), now())`;

it('finds nothing where every journal has its operation, whatever became of the payment', async () => {
  expect(await findingsAfter('select')).toEqual([]);
});

it.for(['gift:1', 'deposit:dep_none:booked', 'pay:pay_none:reserved', 'inv:inv_none:billed'])(
  'names a forged journal with right hashes and the business key %s',
  async (key) => {
    expect(await findingsAfter(forge(key))).toEqual([
      `ledger_journals jrn_forged: no operation explains its business key ${key}`,
    ]);
  },
);

it('names a balance below zero that its lines would explain', async () => {
  const found = await findingsAfter(`alter table ledger_balances drop constraint ledger_balances_not_negative;
    update ledger_balances set posted = -5 where kind = 'avail' and owner_organization_id = '${payer}'`);
  expect(found.join('\n')).toContain(`ledger_balances avail:${payer}:traditional in USD: is below zero`);
});

it('names a journal whose business key was doubled', async () => {
  const found = await findingsAfter(`alter table ledger_journals drop constraint ledger_journals_key;
    update ledger_journals set business_key = (select min(business_key) from ledger_journals where book = 'cash')
      where business_key = (select max(business_key) from ledger_journals where book = 'cash')`);
  expect(found.join('\n')).toMatch(/has the business key \S+ together with another journal/);
});

it.for([
  ['prefix', `'availe'`],
  ['class', `'revenue'`],
  ['book', `'memo'`],
  ['normal_side', `'debit'`],
  ['keeps_balance', 'false'],
] as const)('names an account kind whose %s was changed', async ([column, value]) => {
  const found = await findingsAfter(`update ledger_account_kinds set ${column} = ${value} where prefix = 'payout'`);
  expect(found.join('\n')).toMatch(/ledger_account_kinds payout: (was changed|is gone)/);
});

it('names an account kind that was added', async () => {
  const found = await findingsAfter(
    `insert into ledger_account_kinds values ('free', 'asset', 'cash', 'debit', false)`,
  );
  expect(found).toEqual(['ledger_account_kinds free: was added past the migrations']);
});

it.for(['sent', 'allocated', 'pending_payment_approval', 'denied'])(
  'names a completed invoice that was set back to %s',
  async (status) => {
    const found = await findingsAfter(`update invoices set status = '${status}' where id = '${invoices.completed}'`);
    expect(found.join('\n')).toContain(
      `invoices ${invoices.completed}: is ${status} where its last event says completed`,
    );
  },
);

it('names an invoice that was set back together with its events', async () => {
  const found = await findingsAfter(`update invoices set status = 'sent', payment_id = null, paid_amount_minor = null
    where id = '${invoices.completed}';
    delete from invoice_events where invoice_id = '${invoices.completed}' and to_status = 'completed'`);
  expect(found).toContain(
    `invoices ${invoices.completed}: cashpaid:${invoices.completed} holds 10000 USD where 0 is to be expected`,
  );
});

it.for(['base_amount_minor', 'amount_to_pay_minor', 'total_due_minor', 'paid_amount_minor'])(
  'names an invoice whose %s was changed',
  async (column) => {
    const found = await findingsAfter(
      `update invoices set ${column} = ${column} + 1 where id = '${invoices.allocated}'`,
    );
    expect(found.join('\n')).toContain(`invoices ${invoices.allocated}: `);
  },
);

it.for(['open', 'pending', 'allocated', 'completed'] as const)(
  'names an invoice, %s, whose total was changed with its items',
  async (which) => {
    const found = await findingsAfter(`update invoices set base_amount_minor = 1, amount_to_pay_minor = 1,
        total_due_minor = 1 where id = '${invoices[which]}';
      update invoice_items set amount_minor = 1 where invoice_id = '${invoices[which]}'`);
    expect(found).toContain(
      `invoices ${invoices[which]}: billed:${invoices[which]} holds 10000 USD where 1 is to be expected`,
    );
  },
);

it.for(['pending', 'allocated', 'completed', 'returned'] as const)(
  'names every journal of a payment, %s, whose amount was changed',
  async (which) => {
    const found = await findingsAfter(
      `update invoice_payments set amount_minor = 1 where invoice_id = '${invoices[which]}'`,
    );
    expect(found.join('\n')).toContain('books 10000 USD where its operation says 1 USD');
  },
);

it('names the journals of a payment that was deleted or set back', async () => {
  const deleted = await findingsAfter(`delete from invoice_payments where invoice_id = '${invoices.allocated}'`);
  expect(deleted.join('\n')).toMatch(/no operation explains its business key pay:\w+:reserved/);
  const setBack = await findingsAfter(
    `update invoice_payments set state = 'authorized' where invoice_id = '${invoices.completed}'`,
  );
  expect(setBack.join('\n')).toMatch(/no operation explains its business key pay:\w+:cashpaid/);
});
