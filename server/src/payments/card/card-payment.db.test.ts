import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SentInvoice } from '../../invoices/index.ts';
import { verifyLedger } from '../../ledger/index.ts';
import { sandboxProcessorSite } from '../../providers/index.ts';
import { codeOf, dataOf } from '../../test-support/test-client.ts';
import { testDatabase } from '../../test-support/test-database.ts';
import { testServer } from '../../test-support/test-server.ts';
import {
  createTradingWorld,
  expectInvariants,
  journalsOf,
  startOn,
  type TradingWorld,
} from '../../test-support/trading-world.ts';
import { ledgerEvidence } from '../../work.ts';
import { type CardGuest, cardGuest, enterCard, someCard } from './card-fixtures.ts';
import { cardSubmission } from './charge-submission.ts';

const database = testDatabase();
const { db } = database;
const server = testServer(database);
const { app } = server;
let world: TradingWorld;
let sent: SentInvoice;
let guest: CardGuest;

const paymentMethods = { achDirectDebit: { enabled: false }, cardPayment: { enabled: true } };

beforeAll(async () => {
  await startOn(app, '2090-03-06');
  world = await createTradingWorld(app);
});

beforeEach(async () => {
  await send('2090-12-31');
});

afterAll(async () => {
  expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
});

async function send(dueDate: string): Promise<void> {
  sent = await world.send({ dueDate, paymentMethods });
  guest = cardGuest(server, sent);
}

/** Lets the processor answer, and ends the pauses after which it is asked again. */
async function drain(): Promise<void> {
  do await sql`update card_charges set next_attempt_at = now() - interval '1 second'`.execute(db);
  while ((await cardSubmission.drain(app)) > 0);
}

const invoice = () => world.invoice(sent.invoice.id);

const charge = async () =>
  await db
    .selectFrom('card_charges')
    .innerJoin('invoice_payments', 'invoice_payments.id', 'payment_id')
    .selectAll('card_charges')
    .where('invoice_id', '=', sent.invoice.id)
    .orderBy('card_charges.id', 'desc')
    .executeTakeFirstOrThrow();

const mails = async (): Promise<string[]> => {
  const rows = await db
    .selectFrom('outbox')
    .select('template')
    .where('about', '=', sent.invoice.id)
    .orderBy('id')
    .execute();
  return rows.map(({ template }) => template).filter((template) => template.startsWith('card-'));
};

async function pay(number?: string): Promise<void> {
  expect((await guest.pay(await guest.enter(number))).status).toBe(200);
  await drain();
}

const tomorrow = async (days: number): Promise<string> => {
  const now = await app.clock.now(db);
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
};

describe('a card', () => {
  it('is authorized and captured, paid out, held for its risk, then reserved and released', async () => {
    const answer = await guest.pay(await guest.enter());
    expect(dataOf(answer)).toMatchObject({
      status: 'pending_payment_approval',
      paymentState: 'authorized',
      paymentMethod: 'card',
    });
    await drain();
    expect(await charge()).toMatchObject({
      state: 'captured',
      card_brand: 'visa',
      card_last4: '4242',
      sealed_token: null,
    });
    expect(await mails()).toEqual(['card-paid-seller']);
    await expectInvariants(app, sent.invoice.id);

    await world.goTo(await tomorrow(9));
    expect(await invoice()).toMatchObject({ status: 'allocated' });
    await expectInvariants(app, sent.invoice.id);
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'card-authorized (hold)': 'Dr due:card 100.00 / Cr unsettled 100.00',
      'card-captured': 'Dr due:card 100.00 / Cr unsettled 100.00',
      'card-paid-out': 'Dr bank:card 96.80 + exp:card_fee 3.20 / Cr due:card 100.00',
      'card-cleared': 'Dr unsettled 100.00 / Cr reserve 100.00',
    });
  });

  it.each([
    ['4000 0000 0000 0002', 'card_declined'],
    ['4000 0000 0000 0036', 'card_address_mismatch'],
    ['4000 0000 0000 9995', 'card_insufficient_funds'],
    ['4000 0000 0000 0119', 'card_processing_error'],
  ])('%s is declined with %s, moves no money, and another card pays', async (number, code) => {
    await pay(number);
    expect(await invoice()).toMatchObject({ status: 'sent', lastPaymentFailure: { kind: 'refused', code } });
    expect(await mails()).toEqual([]);
    await expectInvariants(app, sent.invoice.id);
    await pay();
    expect((await invoice()).status).toBe('pending_payment_approval');
    expect(await charge()).toMatchObject({ state: 'captured' });
  });

  it.each(['4000 0000 0000 0341', '4000 0000 0000 0077'])(
    '%s whose answer is lost is asked for, and charged once',
    async (number) => {
      await pay(number);
      expect(await charge()).toMatchObject({ state: 'captured' });
      const atProcessor = await db
        .selectFrom('sandbox_card_charges')
        .select('state')
        .where('reference', '=', (await charge()).id)
        .execute();
      expect(atProcessor).toEqual([{ state: 'captured' }]);
      expect(await mails()).toEqual(['card-paid-seller']);
    },
  );

  it('that never reached the processor is ended there, and the payer is told', async () => {
    await pay('4000 0000 0000 0101');
    expect(await charge()).toMatchObject({ state: 'voided', decline_code: 'provider_unavailable', attempts: 2 });
    expect(await invoice()).toMatchObject({ status: 'sent', lastPaymentFailure: { code: 'provider_unavailable' } });
    expect(await mails()).toEqual(['card-declined-payer']);
  });

  it('that was captured although the payment was given up is refunded', async () => {
    await pay('4000 0000 0000 0127');
    expect(await charge()).toMatchObject({ state: 'voided' });
    await world.goTo(await tomorrow(1));
    await drain();
    expect(await charge()).toMatchObject({ state: 'refunded' });
    expect((await invoice()).status).toBe('sent');
    expect(await journalsOf(app, sent.invoice)).toMatchObject({
      'card-captured-late': 'Dr due:card 100.00 / Cr suspense:in 100.00',
      'card-refunded': 'Dr suspense:in 100.00 / Cr due:card 100.00',
    });
  });
});

describe('a payment by card', () => {
  it('is refused for another amount than was shown, and changes nothing', async () => {
    const answer = await guest.pay(await guest.enter(), '99.99');
    expect([answer.status, codeOf(answer)]).toEqual([409, 'PaymentAmountChangedError']);
    expect((await invoice()).status).toBe('sent');
  });

  it('runs once for its key, also when the token is used meanwhile', async () => {
    const token = await guest.enter();
    const first = await guest.pay(token, '100', 'one-key-of-a-payment');
    await drain();
    const again = await guest.pay(token, '100', 'one-key-of-a-payment');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(dataOf(again).paymentId).toBe(dataOf(first).paymentId);
  });

  it('is refused while another one is in progress', async () => {
    const tokens = [await guest.enter(), await guest.enter()];
    const answers = await Promise.all(tokens.map((token) => guest.pay(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('InvoicePaymentProcessingError');
  });

  it('refuses a token of another payer, and one that is used', async () => {
    const other = await world.send({ dueDate: '2090-12-31', paymentMethods });
    const foreign = await cardGuest(server, other).enter();
    expect(codeOf(await guest.pay(foreign))).toBe('CardTokenInvalidError');
    const token = await guest.enter('4000 0000 0000 0002');
    await guest.pay(token);
    await drain();
    expect(codeOf(await guest.pay(token))).toBe('CardTokenInvalidError');
  });

  it('is refused where the seller does not offer it, as are the fields', async () => {
    sent = await world.send({ dueDate: '2090-12-31' });
    guest = cardGuest(server, sent);
    expect(codeOf(await guest.call('session', {}))).toBe('PaymentMethodUnavailableError');
    expect(codeOf(await guest.pay('card_x'))).toBe('PaymentMethodUnavailableError');
  });
});

describe('the fields', () => {
  it('name the problem of each field and keep no number', async () => {
    const session = await guest.openFields();
    const answer = await enterCard(server, {
      ...someCard,
      session,
      number: '4242 4242 4242 4241',
      expiry: '02/90',
      cvc: '12',
      city: '',
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      problems: { number: 'cardNumberInvalid', expiry: 'cardExpired', cvc: 'cardCvcInvalid', city: 'required' },
    });
    await enterCard(server, { ...someCard, session });
    const { rows } = await sql<{
      text: string;
    }>`select row_to_json(t)::text as text from sandbox_card_tokens t`.execute(db);
    expect(rows.map(({ text }) => text).join()).not.toMatch(/4242 ?4242/);
  });

  it('answer to our origin only, and may be framed', async () => {
    const page = await sandboxProcessorSite(app).request(`/fields?session=${await guest.openFields()}`);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(await page.text()).toContain(`data-parent="${app.config.publicUrl}"`);
    expect((await sandboxProcessorSite(app).request('/fields?session=none')).status).toBe(410);
  });

  it('are on another origin than our page, which runs nothing of theirs', async () => {
    const page = await fetch(`${server.url}/card-fields?session=x`);
    expect(page.headers.get('content-security-policy')).toContain(`frame-src ${app.config.cardSandboxUrl}`);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(new URL(app.config.cardSandboxUrl).origin).not.toBe(new URL(app.config.publicUrl).origin);
  });
});
