import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addAccount } from '../external-accounts/external-accounts-fixtures.ts';
import { getExternalAccount } from '../external-accounts/index.ts';
import { advanceClock } from '../jobs/index.ts';
import { verifyLedger } from '../ledger/index.ts';
import { payFromBalance } from '../payments/index.ts';
import { listInstructions, railsInbox, railsSubmission } from '../rails/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { createTradingWorld } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { cancelTransfer } from './cancel-transfer.ts';
import { decideTransfer } from './decide-transfer.ts';
import { presentTransfer } from './present-transfer.ts';
import { getTransfer, type Transfer } from './transfer.ts';
import {
  actAs,
  balance,
  type Company,
  deposit,
  journalsOf,
  newBusiness,
  newRecipient,
  quote,
  send,
  sendOut,
  withdraw,
} from './transfers-fixtures.ts';
import { withdrawalSending } from './withdrawal-sending.ts';

const database = testDatabase({ poolSize: 30 });
const app = testApp(database);
let own: Company;

beforeAll(async () => {
  own = await newBusiness(app);
  await deposit(app, own, '1000000');
});

afterAll(async () => expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]));

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const work = { due: [railsInbox, withdrawalSending], drains: [railsSubmission] };
const pass = (ms: number) => advanceClock(app, work, ms);
const refusal = (code: string) => expect.objectContaining({ code });

const out = async (amount: string, digits = '', company = own): Promise<Transfer> =>
  await sendOut(app, company, { externalAccountId: await newRecipient(app, company, digits), amount });

const stateOf = async ({ id, organizationId }: Transfer) => (await getTransfer(app.db, organizationId, id)).state;

const decide = (made: Transfer, decision: 'allow' | 'deny' | 'approve' | 'reject' | 'refund') =>
  actAs(app, own, (context) => decideTransfer(context, { transferId: made.id, decision }));

const cancel = ({ id: transferId, organizationId }: Transfer) =>
  actAs(app, own, (context) => cancelTransfer(context, { organizationId, transferId }));

const stepsOf = async ({ id, organizationId }: Transfer) => {
  const { steps } = await presentTransfer(
    { app, db: app.db },
    await getTransfer(app.db, organizationId, id),
    organizationId,
  );
  return steps.map(({ code }) => code);
};

const moved = 'Dr avail:traditional 101 USD / Cr feehold 1 USD + payout:queued 100 USD';
const sent = 'Dr payout:queued 100 USD / Cr payout:sent 100 USD';
const fee = 'Dr feehold 1 USD / Cr rev:withdrawal 1 USD';
const settled = 'Dr payout:sent 100 USD / Cr bank:ach 100 USD';

describe('a withdrawal', () => {
  it('tells the bank whose account it is, and of what kind', async () => {
    const submit = vi.spyOn(app.providers.rails, 'submit');
    const { id: externalAccountId } = await addAccount(app, own.organization.id, {
      kind: 'person',
      holderName: 'Ann Ray',
      country: 'PR',
      currency: 'USD',
      rail: 'ach',
      details: { routingNumber: '021000021', accountNumber: '77001', accountType: 'savings' },
    });
    await sendOut(app, own, { externalAccountId, amount: '10' });
    await pass(20 * minuteMs);
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'credit',
        rail: 'ach',
        counterparty: expect.objectContaining({ country: 'PR', accountKind: 'savings', holderKind: 'consumer' }),
      }),
    );
    submit.mockRestore();
  });

  it('is ordered from the bank of the account that it leaves', async () => {
    await send(app, own, { toCurrency: 'USD', toAccountType: 'smart', amount: '50' });
    await pass(5 * minuteMs);
    const submit = vi.spyOn(app.providers.rails, 'submit');
    const externalAccountId = await newRecipient(app, own);
    await sendOut(app, own, { externalAccountId, fromAccountType: 'smart', amount: '10' });
    await pass(20 * minuteMs);
    const counterparty = expect.objectContaining({ kind: 'bank-account', from: 'smart' });
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ counterparty }));
    submit.mockRestore();
  });

  it('is queued, sent after the minutes in which it can be canceled, and settles', async () => {
    const recipient = await newRecipient(app, own);
    const before = Number(await balance(app, own));
    const quoted = await quote(app, own, { externalAccountId: recipient, amount: '100' });
    expect(quoted).toMatchObject({ kind: 'withdrawal', feeMinor: 1_00n, receivedMinor: 100_00n, needsReview: false });
    const made = await withdraw(app, own, quoted);
    expect(made.state).toBe('queued');
    expect(Number(await balance(app, own))).toBe(before - 101);
    expect(await stepsOf(made)).toEqual(['created', 'sending', 'arrival', 'may-be-returned']);
    await pass(9 * minuteMs);
    expect(await listInstructions(app.db, { type: 'transfer', id: made.id })).toEqual([]);
    await pass(2 * minuteMs);
    expect(await stateOf(made)).toBe('in_transit');
    await expect(cancel(made)).rejects.toEqual(refusal('TransferStateError'));
    await pass(5 * dayMs);
    expect(await stateOf(made)).toBe('completed');
    expect(made.quote.feePrice).toBeNull();
    expect(await journalsOf(app, made)).toEqual({ moved, sent, fee, settled });
    expect(await stepsOf(made)).toEqual(['created', 'sent', 'settled', 'may-be-returned']);
    const account = await getExternalAccount(app.db, { organizationId: own.organization.id, accountId: recipient });
    expect(account.known_since).not.toBeNull();
  });

  it('converts before it leaves, with its fee in the currency of the balance', async () => {
    await deposit(app, own, '1000', 'EUR');
    const externalAccountId = await newRecipient(app, own);
    const made = await sendOut(app, own, { fromCurrency: 'EUR', externalAccountId, amount: '100' });
    expect(made.quote).toMatchObject({ fromCurrency: 'EUR', toCurrency: 'USD', marginMinor: 60n });
    const presented = await presentTransfer({ app, db: app.db }, made, own.organization.id);
    expect(presented).toMatchObject({
      fee: { amount: { $numberDecimal: '0.93' }, currency: 'EUR' },
      feePrice: {
        price: { amount: { $numberDecimal: '1.00' }, currency: 'USD' },
        rate: { $numberDecimal: '1.084200' },
        source: 'sandbox',
        asOf: '2026-03-06T15:00:00.000Z',
      },
    });
    const journals = await journalsOf(app, made);
    expect(journals.bought).toMatch(/^Dr fx:pos [\d.]+ USD \/ Cr payout:queued [\d.]+ USD$/);
    expect(await stateOf(await cancel(made))).toBe('canceled');
  });

  it('goes back with its fee when it is canceled in time', async () => {
    const before = await balance(app, own);
    const made = await out('100');
    expect((await cancel(made)).state).toBe('canceled');
    expect(await balance(app, own)).toBe(before);
    await pass(20 * minuteMs);
    expect(await listInstructions(app.db, { type: 'transfer', id: made.id })).toEqual([]);
  });

  it('goes back with its fee when the bank refuses it', async () => {
    const before = await balance(app, own);
    const made = await out('100', '990013');
    await pass(11 * minuteMs);
    expect(await stateOf(made)).toBe('rejected');
    expect(await balance(app, own)).toBe(before);
  });

  it.for([
    ['before it settles', '990003', {}],
    ['after it settled', '990002', { settled, 'return-fee': 'Dr exp:return_fee 2 USD / Cr bank:ach 2 USD' }],
  ] as const)('that comes back %s is refunded by staff, without our fee', async ([, digits, more]) => {
    const before = Number(await balance(app, own));
    const made = await out('100', digits);
    await pass(8 * dayMs);
    expect(await stateOf(made)).toBe('returned');
    expect(await stepsOf(made)).toContain('refund');
    expect(Number(await balance(app, own))).toBe(before - 101);
    const mails = await mailsTo(app, own.email);
    expect(mails[0]?.subject).toContain('came back');
    expect((await decide(made, 'refund')).state).toBe('refunded');
    await expect(decide(made, 'refund')).rejects.toEqual(refusal('TransferStateError'));
    expect(Number(await balance(app, own))).toBe(before - 1);
    expect(await journalsOf(app, made)).toMatchObject({
      moved,
      sent,
      fee,
      ...more,
      refunded: 'Dr suspense:ret 100 USD / Cr avail:traditional 100 USD',
    });
    const again = quote(app, own, { externalAccountId: made.quote.recipient?.accountId, amount: '1' });
    await expect(again).rejects.toEqual(refusal('ExternalAccountNotPayableError'));
  });

  it.for([
    ['lost its answer', '990098', 'completed'],
    ['could not be reached at first', '990097', 'completed'],
    ['could never be reached', '990099', 'rejected'],
    ['tells everything twice and in the wrong order', '990096', 'returned'],
  ] as const)('is sent once when the bank %s', async ([, digits, end]) => {
    const made = await out('100', digits);
    await pass(11 * minuteMs);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await app.db
        .updateTable('rails_instructions')
        .set({ next_attempt_at: new Date(0) })
        .where('owner_id', '=', made.id)
        .where('state', '=', 'unknown')
        .execute();
      await pass(minuteMs);
    }
    await pass(8 * dayMs);
    expect(await stateOf(made)).toBe(end);
    expect(await listInstructions(app.db, { type: 'transfer', id: made.id })).toHaveLength(1);
  });

  it('is not sent to details that changed after it was confirmed', async () => {
    const before = await balance(app, own);
    const made = await out('100');
    await app.db
      .updateTable('external_accounts')
      .set({ version: 2 })
      .where('id', '=', made.quote.recipient?.accountId ?? '')
      .execute();
    await pass(11 * minuteMs);
    expect(await stateOf(made)).toBe('rejected');
    expect(await balance(app, own)).toBe(before);
  });

  it('to another business’s recipient is refused', async () => {
    const externalAccountId = await newRecipient(app, await newBusiness(app));
    await expect(quote(app, own, { externalAccountId, amount: '1' })).rejects.toEqual(refusal('NotFoundError'));
  });
});

it('of a business that is restricted meanwhile a withdrawal is neither approved nor sent', async () => {
  const business = await newBusiness(app);
  await deposit(app, business, '30000');
  const waiting = await out('6000', '', business);
  const small = await out('100', '', business);
  const { id } = business.organization;
  await app.db.updateTable('organizations').set({ status: 'restricted' }).where('id', '=', id).execute();
  await expect(decide(waiting, 'approve')).rejects.toMatchObject({ code: 'PersonOrCompanyDisabled' });
  await pass(11 * minuteMs);
  expect(await stateOf(small)).toBe('rejected');
  expect((await decide(waiting, 'reject')).state).toBe('rejected');
  expect(await balance(app, business)).toBe('30000.00');
});

describe('a withdrawal above the limits', () => {
  it('waits for staff, who approve it', async () => {
    const made = await out('6000');
    expect(made.state).toBe('in_review');
    expect(await stepsOf(made)).toEqual(['created', 'approval', 'sending', 'arrival', 'may-be-rejected']);
    await pass(dayMs);
    expect(await stateOf(made)).toBe('in_review');
    expect((await decide(made, 'approve')).state).toBe('queued');
    await pass(11 * minuteMs);
    expect(await stateOf(made)).toBe('in_transit');
  });

  it('goes back with its fee when staff reject it', async () => {
    const before = await balance(app, own);
    const made = await out('6000');
    expect((await decide(made, 'reject')).state).toBe('rejected');
    expect(await balance(app, own)).toBe(before);
  });

  it('is one that exceeds the day, however many are made at the same time', async () => {
    const busy = await newBusiness(app);
    await deposit(app, busy, '100000');
    const quotes = [];
    for (let index = 0; index < 12; index += 1) {
      quotes.push(await quote(app, busy, { externalAccountId: await newRecipient(app, busy), amount: '5000' }));
    }
    const made = await Promise.all(quotes.map((each) => withdraw(app, busy, each)));
    expect(made.filter(({ state }) => state === 'queued')).toHaveLength(10);
    expect(made.filter(({ state }) => state === 'in_review')).toHaveLength(2);
  });

  it('can be held by monitoring first, and is not counted twice then', async () => {
    const watched = await newBusiness(app);
    await deposit(app, watched, '30000');
    const { id } = watched.organization;
    await app.db.updateTable('organizations').set({ monitored: true }).where('id', '=', id).execute();
    const made = await out('5000', '', watched);
    expect(made.state).toBe('on_hold');
    expect((await decide(made, 'allow')).state).toBe('queued');
    const larger = await out('6000', '', watched);
    expect((await decide(larger, 'allow')).state).toBe('in_review');
    const denied = await out('10', '', watched);
    expect((await decide(denied, 'deny')).state).toBe('rejected');
  });
});

it('spends a balance once, whether it is withdrawn, transferred, converted or pays an invoice', async () => {
  const poor = await newBusiness(app);
  const other = await newBusiness(app);
  await deposit(app, poor, '100');
  const externalAccountId = await newRecipient(app, poor);
  const supplier = await createTradingWorld(app);
  const payNew = async () => {
    const { invoice } = await supplier.send({
      recipientEmail: poor.email,
      dueDate: await app.clock.today(app.db),
      items: [{ name: 'Parts', rate: '15', qty: '1' }],
    });
    return () =>
      actAs(app, poor, (context) =>
        payFromBalance(context, { invoiceId: invoice.id, buyerOrganizationId: poor.organization.id }),
      );
  };
  const payments = await Promise.all(Array.from({ length: 6 }, payNew));
  const commands = payments.flatMap((pay): Promise<unknown>[] => [
    sendOut(app, poor, { externalAccountId, amount: '14' }),
    send(app, poor, { handle: other.handle, amount: '15' }),
    send(app, poor, { toCurrency: 'EUR', amount: '15' }),
    pay(),
  ]);
  const results = await Promise.allSettled(commands);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  expect(results.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))).toEqual(
    Array.from({ length: 18 }, () => 'InsufficientFundsError'),
  );
  expect(await balance(app, poor)).toBe('10.00');
});
