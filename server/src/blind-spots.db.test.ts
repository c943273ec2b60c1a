import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from './db/index.ts';
import { deleteDraft, saveDraft } from './invoices/index.ts';
import { noteHeads, sealEvents, sealJournals, verifyWithin } from './ledger/index.ts';
import { testApp } from './test-support/test-app.ts';
import { testDatabase } from './test-support/test-database.ts';
import { createTradingWorld, startOn } from './test-support/trading-world.ts';
import { ledgerEvidence } from './work.ts';

const database = testDatabase();
const app = testApp(database);
const owner = connect(database.ownerUrl);
const paymentMethods = { achDirectDebit: { enabled: true } };
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
  await world.payAsGuest(returned, 'r02');
  invoices.returned = returned.invoice.id;
  await world.goTo('2090-03-20');
  invoices.allocated = await pay('2090-04-20');
  invoices.open = (await world.send({ dueDate: '2090-04-20' })).invoice.id;
  const debited = await world.send({ dueDate: '2090-04-20' });
  await world.payAsGuest(debited, 'everyday');
  invoices.pending = debited.invoice.id;
  await sealJournals(app.db);
  await sealEvents(app.db);
  await world.send({ dueDate: '2090-04-21' });
  // An empty draft, and a deleted one.
  await world.as(world.seller, async (context) => {
    const sellerOrganizationId = world.seller.organizationId ?? '';
    const content = { currency: 'USD', dueDate: '2090-05-01', items: [], paymentMethods };
    await saveDraft(context, { sellerOrganizationId, content });
    const { id } = await saveDraft(context, { sellerOrganizationId, content });
    await deleteDraft(context, { sellerOrganizationId, invoiceId: id });
  });
});
afterAll(() => owner.close());

/** Applies a change as a superuser with triggers off, and returns the findings of the verification. Rolls back. */
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

/** Posts a journal with correct hashes that no operation explains. */
const forge = (businessKey: string) => `
  set local session_replication_role = origin;
  select ledger_post(jsonb_build_array(jsonb_build_object('id', 'jrn_forged', 'businessKey', '${businessKey}', 'book', 'cash',
    'kind', 'deposit-booked', 'phase', 'single', 'lines', jsonb_build_array(
      jsonb_build_object('account', 'bank:wire', 'owner', null, 'direction', 'debit', 'amount', '777', 'unit', 'USD'),
      jsonb_build_object('account', 'avail:${payer}:traditional', 'owner', '${payer}', 'direction', 'credit', 'amount', '777',
        'unit', 'USD')))), now())`;

it('finds nothing when every journal has an operation, for payments in every state', async () => {
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

it('names a balance below zero even if its lines add up to it', async () => {
  const found = await findingsAfter(`alter table ledger_balances drop constraint ledger_balances_not_negative;
    update ledger_balances set posted = -5 where kind = 'avail' and owner_organization_id = '${payer}'`);
  expect(found.join('\n')).toContain(`ledger_balances avail:${payer}:traditional in USD: is below zero`);
});

it('names a journal with a duplicate business key', async () => {
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
  'names a completed invoice that was reset to %s',
  async (status) => {
    // The database itself refuses a denied invoice without a reason.
    const reason = status === 'denied' ? ", denied_at = now(), denial_reason = 'recipient_not_verified'" : '';
    const found = await findingsAfter(
      `update invoices set status = '${status}'${reason} where id = '${invoices.completed}'`,
    );
    expect(found.join('\n')).toContain(
      `invoices ${invoices.completed}: is ${status} where its last event says completed`,
    );
  },
);

it('names an invoice that was reset together with its events', async () => {
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

it('names the journals of a payment that was deleted or reset', async () => {
  const deleted = await findingsAfter(`delete from invoice_payments where invoice_id = '${invoices.allocated}'`);
  expect(deleted.join('\n')).toMatch(/no operation explains its business key pay:\w+:reserved/);
  const setBack = await findingsAfter(
    `update invoice_payments set state = 'authorized' where invoice_id = '${invoices.completed}'`,
  );
  expect(setBack.join('\n')).toMatch(/no operation explains its business key pay:\w+:cashpaid/);
});

const eventChanges = {
  audit_events: [
    `id = id || 'x'`,
    `at_business = at_business + interval '1 microsecond'`,
    `at_real = at_real + interval '1 microsecond'`,
    `actor_kind = 'staff'`,
    `actor_id = 'usr_other'`,
    `organization_id = 'org_other'`,
    `action = 'invoice.other'`,
    `object_type = 'other'`,
    `object_id = 'other'`,
    `detail = detail || '{"amount":"1"}'`,
    `request_id = 'req_other'`,
    `ip = '192.0.2.99'`,
    `hash = sha256('x')`,
  ],
  invoice_events: [
    `id = id || 'x'`,
    `invoice_id = 'inv_other'`,
    `sequence = sequence + 100`,
    `event = 'other'`,
    `from_status = 'denied'`,
    `to_status = 'denied'`,
    `actor_kind = 'staff'`,
    `actor_id = 'usr_other'`,
    `detail = detail || '{"amount":"1"}'`,
    `business_at = business_at + interval '1 microsecond'`,
    `real_at = real_at + interval '1 microsecond'`,
    `hash = sha256('x')`,
  ],
} as const;

it.for(Object.entries(eventChanges).flatMap(([table, changes]) => changes.map((change) => [table, change] as const)))(
  'names an event of %s, sealed or not, after: %s',
  async ([table, change]) => {
    for (const which of ['min', 'max']) {
      const found = await findingsAfter(`update ${table} set ${change} where id = (select ${which}(id) from ${table})`);
      expect(found.join('\n')).toMatch(new RegExp(`${table} \\w+: does not match its hash`));
    }
  },
);

it.for(['audit_events', 'invoice_events'])('names an event of %s that was changed with its hash', async (table) => {
  const hash = table === 'audit_events' ? 'audit_event_hash' : 'invoice_event_hash';
  const found =
    await findingsAfter(`update ${table} set actor_id = 'usr_other' where id = (select min(id) from ${table});
    update ${table} stored set hash = ${hash}(stored) where id = (select min(id) from ${table})`);
  expect(found.join('\n')).toMatch(/event_seals \d+: its events have other hashes than were sealed/);
});

it.for(['audit_events', 'invoice_events'])(
  'names an event of %s that was deleted or inserted without its trigger',
  async (table) => {
    for (const which of ['min', 'max']) {
      const found = await findingsAfter(`delete from ${table} where id = (select ${which}(id) from ${table})`);
      expect(found.join('\n')).toMatch(new RegExp(`${table} \\w+: is gone, though`));
    }
    const queue = await findingsAfter('delete from events_unsealed');
    expect(queue.join('\n')).toMatch(new RegExp(`${table} \\w+: is neither sealed nor waiting`));
  },
);

it('names the gap where a seal of events was deleted, and a seal that was changed', async () => {
  expect(await findingsAfter('delete from event_seals where sequence = 1')).toContain(
    'event_seals 2: follows a gap: 1 was expected',
  );
  const changed = await findingsAfter(
    `update event_seals set sealed_at = sealed_at + interval '1 second' where sequence = 1`,
  );
  expect(changed).toContain('event_seals 1: does not match its hash: it was changed');
});

it('names the head of the event chain when its last seal was deleted and its events queued again', async () => {
  await noteHeads(app.db, []);
  const found = await findingsAfter(`
    with last as (delete from event_seals where sequence = (select max(sequence) from event_seals) returning *)
    insert into events_unsealed (source, id) select source, unnest(event_ids) from last`);
  expect(found).toEqual([
    expect.stringMatching(/^event_seals \d+: is gone, though it was noted as head in anchor\.heads$/),
  ]);
});

it('transactions that write events don’t block each other', async () => {
  const insert = (
    id: string,
  ) => sql`insert into audit_events (id, at_business, actor_kind, action, object_type, object_id)
    values (${id}, now(), 'system', 'test.done', 'test', ${id})`;
  const first = await app.db.startTransaction().execute();
  await insert('aud_test_1').execute(first);
  await insert('aud_test_2').execute(app.db);
  expect(await sealEvents(app.db)).toBeGreaterThan(0);
  await first.commit().execute();
  await sealEvents(app.db);
  expect(await findingsAfter('select')).toEqual([]);
});
