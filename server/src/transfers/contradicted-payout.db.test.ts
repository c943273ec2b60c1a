import { addBankingDays, businessDateOf } from '@quittance/sdk/time';
import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '../jobs/index.ts';
import { accounts, balanceOf, verifyLedger } from '../ledger/index.ts';
import { listInstructions } from '../rails/index.ts';
import { bankReconciling, listReconciliations } from '../reconciliation/index.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { startOn } from '../test-support/trading-world.ts';
import { ledgerEvidence, work } from '../work.ts';
import { decideTransfer } from './decide-transfer.ts';
import { listWaitingTransfers } from './list-waiting-transfers.ts';
import { presentTransfer } from './present-transfer.ts';
import { findStaffReason, getTransfer, type Transfer } from './transfer.ts';
import {
  actAs,
  balance,
  type Company,
  deposit,
  journalsOf,
  newBusiness,
  newRecipient,
  send,
  sendOut,
  type TestQuote,
} from './transfers-fixtures.ts';

const app = testApp(testDatabase());
const dayMs = 86_400_000;
const minuteMs = 60_000;
let own: Company;

beforeAll(() => startOn(app, '2090-03-06'));

type Decision = 'refund' | 'charge' | 'absorb' | 'recover';

const pass = (ms: number) => advanceClock(app, work, ms);
const decide = ({ id: transferId }: Transfer, decision: Decision) =>
  actAs(app, own, (context) => decideTransfer(context, { transferId, decision, reason: 'The bank called us' }));
const now = ({ id, organizationId }: Transfer) => getTransfer(app.db, organizationId, id);
const suspense = (currency = 'USD') => balanceOf(app.db, accounts.suspenseReturned(), currency);
const eventsOf = async (made: Transfer) =>
  (await presentTransfer({ app, db: app.db }, await now(made), made.organizationId)).steps
    .filter(({ kind }) => kind === 'done')
    .map(({ code }) => code);

/** Withdraws from a business that has 1,000.00, which the bank fails. */
async function failed(digits: string, changes: Partial<TestQuote> = {}): Promise<Transfer> {
  own = await newBusiness(app);
  await deposit(app, own, '1000');
  await deposit(app, own, '1000', 'EUR');
  const externalAccountId = await newRecipient(app, own, digits);
  const made = await sendOut(app, own, { externalAccountId, amount: '100', ...changes });
  await pass(11 * minuteMs);
  return made;
}

let reported = 0;

/** What the bank reports of a withdrawal. */
async function newsOf(made: Transfer, kind: 'settled' | 'returned', feeMinor = 0n) {
  reported += 1;
  const [instruction] = await listInstructions(app.db, { type: 'transfer', id: made.id });
  return {
    provider_event_id: `late-${reported}`,
    reference: instruction?.reference ?? '',
    kind,
    code: kind === 'returned' ? 'R02' : null,
    fee_minor: feeMinor,
    occurred_at: await app.clock.now(app.db),
  };
}

/** The bank moves the money of a withdrawal, as if nothing had been before, and reports it unless told not to. */
async function report(made: Transfer, kind: 'settled' | 'returned', { isTold = true, feeMinor = 0n } = {}) {
  const news = await newsOf(made, kind, feeMinor);
  await app.db
    .insertInto('sandbox_rails_events')
    .values({ ...news, credit: null, deliver_at: news.occurred_at, deliveries_left: isTold ? 1 : 0 })
    .execute();
  await pass(minuteMs);
}

/** The bank reports again what it reported before, as another event. */
async function reportAgain(made: Transfer, kind: 'settled' | 'returned') {
  await app.db
    .insertInto('rails_events')
    .values(await newsOf(made, kind))
    .execute();
  await pass(minuteMs);
}

/** Given back when the bank refused it, then paid. */
async function paidAfterRefusal(changes: Partial<TestQuote> = {}): Promise<Transfer> {
  const made = await failed('990093', changes);
  expect((await now(made)).state).toBe('rejected');
  await pass(4 * dayMs);
  expect((await now(made)).state).toBe('contradicted');
  return made;
}

/** Rejected by the other bank, put back in the balance by staff, then paid. */
async function paidAfterRefund(): Promise<Transfer> {
  const made = await failed('990003');
  await pass(4 * dayMs);
  await decide(made, 'refund');
  await report(made, 'settled');
  expect((await now(made)).state).toBe('contradicted');
  return made;
}

const suspended = 'Dr suspense:ret 100 USD / Cr bank:ach 100 USD';
const charged = 'Dr avail:traditional 100 USD / Cr suspense:ret 100 USD';
const absorbed = 'Dr exp:payout_loss 100 USD / Cr suspense:ret 100 USD';
const tookBack = 'Dr bank:ach 100 USD / Cr suspense:ret 100 USD';

/** The ledger follows from the records, holds nothing in suspense, and agrees with the bank. */
async function expectSound(): Promise<void> {
  expect((await verifyLedger(app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
  expect(await suspense()).toBe(0n);
  await pass(4 * dayMs);
  await bankReconciling.run(app);
  const { items } = await listReconciliations(app.db, { limit: 20 });
  expect(items.find(({ currency }) => currency === 'USD')).toMatchObject({ state: 'matched' });
}

describe('a withdrawal that the bank pays after its money was given back', () => {
  it('waits for staff, and takes nothing before they decide', async () => {
    const made = await paidAfterRefusal();
    expect(await balance(app, own)).toBe('1000.00');
    expect(await suspense()).toBe(-10_000n);
    expect(await journalsOf(app, made)).toMatchObject({ suspended });
    const { items } = await listWaitingTransfers(app.db, { state: 'contradicted', limit: 5 });
    expect(items).toMatchObject([{ transferId: made.id }]);
    const { decisions, steps } = await presentTransfer({ app, db: app.db }, await now(made), made.organizationId);
    expect(decisions).toEqual(['charge', 'absorb', 'recover']);
    expect(steps.slice(-2)).toMatchObject([{ code: 'contradicted' }, { kind: 'next', code: 'clarification' }]);
    await decide(made, 'absorb');
    await expectSound();
  });

  it('is charged, and its owners are told', async () => {
    const made = await paidAfterRefusal();
    expect((await decide(made, 'charge')).state).toBe('completed');
    expect(await balance(app, own)).toBe('900.00');
    expect(await journalsOf(app, made)).toMatchObject({ suspended, charged });
    expect(await eventsOf(made)).toEqual(['created', 'rejected', 'contradicted', 'charged']);
    expect((await mailsTo(app, own.email))[0]?.subject).toContain('was paid after all');
    expect(await findStaffReason(app.db, made.id, ['charged'])).toBe('The bank called us');
    await expectSound();
  });

  it('is charged in the account that staff had put it back in', async () => {
    const made = await paidAfterRefund();
    await decide(made, 'charge');
    // The fee was earned.
    expect(await balance(app, own)).toBe('899.00');
    expect(await journalsOf(app, made)).toMatchObject({ suspended, charged });
    await expectSound();
  });

  it('is charged with its conversion at the rate that was confirmed', async () => {
    const made = await paidAfterRefusal({ fromCurrency: 'EUR' });
    expect(await balance(app, own, 'EUR')).toBe('1000.00');
    await decide(made, 'charge');
    expect(await balance(app, own, 'EUR')).toBe('900.00');
    const journals = await journalsOf(app, made);
    expect(journals.charged).toBe('Dr avail:traditional 100 EUR / Cr fx:pos 99.4 EUR + rev:fx 0.6 EUR');
    expect(journals['charged-bought']).toBe(journals.bought?.replace('payout:queued', 'suspense:ret'));
    await expectSound();
  });

  it('is not charged while the balance doesn’t cover it, and nothing changes', async () => {
    const made = await paidAfterRefusal();
    await send(app, own, { toCurrency: 'USD', toAccountType: 'smart', amount: '950' });
    await expect(decide(made, 'charge')).rejects.toMatchObject({ code: 'InsufficientFundsError' });
    expect((await now(made)).state).toBe('contradicted');
    expect(await balance(app, own)).toBe('50.00');
    await decide(made, 'absorb');
    await expectSound();
  });

  it('is absorbed by us', async () => {
    const made = await paidAfterRefund();
    expect((await decide(made, 'absorb')).state).toBe('completed');
    expect(await balance(app, own)).toBe('999.00');
    expect(await journalsOf(app, made)).toMatchObject({ suspended, absorbed });
    expect((await eventsOf(made)).slice(-2)).toEqual(['contradicted', 'absorbed']);
    expect((await mailsTo(app, own.email))[0]?.text).toContain('We cover this payment');
    await expectSound();
  });

  it('leaves each day even when the bank reports what staff have recorded before, and its fee is booked once', async () => {
    const made = await paidAfterRefund();
    const today = businessDateOf(await app.clock.now(app.db));
    const [takenBack, decided, told] = [1, 2, 3].map((days) => addBankingDays(today, days));
    if (!takenBack || !decided || !told) throw new Error('Three days follow.');
    await startOn(app, takenBack);
    await report(made, 'returned', { isTold: false, feeMinor: 200n });
    await startOn(app, decided);
    await decide(made, 'recover');
    await startOn(app, told);
    await app.db
      .updateTable('sandbox_rails_events')
      .set({ deliveries_left: 1 })
      .where('fee_minor', '=', '200')
      .where('kind', '=', 'returned')
      .execute();
    await pass(minuteMs);
    await reportAgain(made, 'returned');
    await bankReconciling.run(app);
    const { items } = await listReconciliations(app.db, { limit: 20 });
    const days = items.filter(({ currency, businessDate }) => currency === 'USD' && businessDate >= takenBack);
    expect(days.map(({ businessDate, state }) => `${businessDate} ${state}`)).toEqual([
      `${decided} matched`,
      `${takenBack} matched`,
    ]);
    expect((await now(made)).state).toBe('refunded');
    expect(await journalsOf(app, made)).toMatchObject({
      'return-fee': 'Dr exp:return_fee 2 USD / Cr bank:ach 2 USD',
    });
    await expectSound();
  });

  it('was taken back by the bank, as its statement says; its event then moves nothing', async () => {
    const made = await paidAfterRefund();
    await report(made, 'returned', { isTold: false });
    expect((await decide(made, 'recover')).state).toBe('refunded');
    expect((await mailsTo(app, own.email))[0]?.subject).toContain('The bank took back your payment of $100.00');
    expect(await balance(app, own)).toBe('999.00');
    expect(await journalsOf(app, made)).toMatchObject({ suspended, 'suspense-returned': tookBack });
    await app.db
      .updateTable('sandbox_rails_events')
      .set({ deliveries_left: 1 })
      .where('kind', '=', 'returned')
      .execute();
    await pass(minuteMs);
    expect((await now(made)).state).toBe('refunded');
    await expectSound();
  });

  it('is as it was when the bank itself reports that it came back, with its fee', async () => {
    const made = await paidAfterRefusal();
    await report(made, 'returned', { feeMinor: 200n });
    expect((await now(made)).state).toBe('rejected');
    expect(await journalsOf(app, made)).toMatchObject({
      'suspense-returned': tookBack,
      'return-fee': 'Dr exp:return_fee 2 USD / Cr bank:ach 2 USD',
    });
    expect(await balance(app, own)).toBe('1000.00');
    await expectSound();
  });

  it('is no contradiction if the bank reports the return before the payout', async () => {
    const made = await failed('990013');
    await report(made, 'returned', { feeMinor: 200n });
    await report(made, 'settled');
    expect((await now(made)).state).toBe('rejected');
    expect(await eventsOf(made)).toEqual(['created', 'rejected']);
    expect(await journalsOf(app, made)).toMatchObject({
      'return-fee': 'Dr exp:return_fee 2 USD / Cr bank:ach 2 USD',
    });
    expect(await balance(app, own)).toBe('1000.00');
    await expectSound();
  });

  it('that was charged can be refunded again once it comes back', async () => {
    const made = await paidAfterRefund();
    await decide(made, 'charge');
    await report(made, 'returned');
    await reportAgain(made, 'returned');
    expect((await now(made)).state).toBe('returned');
    await decide(made, 'refund');
    expect(await balance(app, own)).toBe('999.00');
    await expectSound();
  });

  it('that was absorbed is no loss once it comes back', async () => {
    const made = await paidAfterRefusal();
    await decide(made, 'absorb');
    await report(made, 'returned');
    expect((await now(made)).state).toBe('rejected');
    expect(await journalsOf(app, made)).toMatchObject({
      absorbed,
      'absorbed:reversed': 'Dr suspense:ret 100 USD / Cr exp:payout_loss 100 USD',
    });
    await expectSound();
  });

  it('is contradicted once, however often the bank reports it', async () => {
    const made = await paidAfterRefusal();
    await reportAgain(made, 'settled');
    await reportAgain(made, 'settled');
    expect(await eventsOf(made)).toEqual(['created', 'rejected', 'contradicted']);
    expect(await suspense()).toBe(-10_000n);
    await decide(made, 'charge');
    await reportAgain(made, 'settled');
    expect((await now(made)).state).toBe('completed');
    await expectSound();
  });

  it('is decided once, whatever is decided at the same moment', async () => {
    const made = await paidAfterRefusal();
    const outcomes = await Promise.allSettled(
      (['charge', 'absorb', 'charge', 'absorb'] as const).map((decision) => decide(made, decision)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { contradiction } = await now(made);
    expect(await balance(app, own)).toBe(contradiction?.resolution === 'charged' ? '900.00' : '1000.00');
    await expectSound();
  });
});

it('a rejected withdrawal whose money waits for its refund is completed by that money when the bank pays it', async () => {
  const made = await failed('990003');
  await pass(4 * dayMs);
  await report(made, 'settled');
  expect((await now(made)).state).toBe('completed');
  expect(await eventsOf(made)).toEqual(['created', 'sent', 'returned', 'settled']);
  expect((await mailsTo(app, own.email))[0]?.text).toContain('with the money that came back');
  expect(await balance(app, own)).toBe('899.00');
  await expect(decide(made, 'refund')).rejects.toMatchObject({ code: 'TransferStateError' });
  await expectSound();
  await report(made, 'returned');
  await decide(made, 'refund');
  expect(await balance(app, own)).toBe('999.00');
  await expectSound();
});
