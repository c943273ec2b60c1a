import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../db/index.ts';
import { advanceClock, type Work } from '../jobs/index.ts';
import { systemContext } from '../kernel/index.ts';
import { verifyLedger } from '../ledger/index.ts';
import { type Acting, newMember, newOwner } from '../members/members-fixtures.ts';
import { enterCard, someCard } from '../payments/card/card-fixtures.ts';
import { cardInbox, cardSubmission } from '../payments/index.ts';
import type { CardNews } from '../providers/index.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { startOn } from '../test-support/trading-world.ts';
import { ledgerEvidence } from '../work.ts';
import { claimFee, feeChargingAgain } from './index.ts';

type Saved = CallOutput<Contract['saveCheckoutCard']>;
type Verification = CallOutput<Contract['getVerification']>;

const database = testDatabase();
const { db } = database;
const server = testServer(database);
const withoutProcessor = testServer(database, { config: { mode: 'production' } });
const { app } = server;
const work: Work = { due: [cardInbox, feeChargingAgain], drains: [cardSubmission] };
const day = 86_400_000;

let owner: Acting;
let organizationId: string;

async function newCompany(status: 'completed' | 'approved' | 'denied' = 'completed'): Promise<void> {
  owner = await newOwner(server);
  organizationId = owner.person.organization.id;
  await db.updateTable('organizations').set({ verification_status: status }).where('id', '=', organizationId).execute();
}

beforeAll(() => startOn(app, '2090-03-06'));
beforeEach(() => newCompany());
afterAll(async () => {
  expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
});

const openFields = () => owner.ask('POST', '/verification/card-session');
const save = (cardToken: string, by = owner) =>
  by.ask('POST', '/verification/credit-card-customer-profile', { cardToken });

/** Enters a card into the processor's fields. @returns its token */
async function enter(number = someCard.number): Promise<string> {
  const { fieldsUrl } = dataOf<{ fieldsUrl: string }>(await openFields());
  const session = new URL(fieldsUrl).searchParams.get('session') ?? '';
  const answer = await enterCard(server, { ...someCard, number, session });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { token: string }).token;
}

const give = async (number?: string) => dataOf<Saved>(await save(await enter(number)));
/** What approving the company does. */
const claim = () => inTransaction(db, (transaction) => claimFee(systemContext(app, transaction), organizationId));

/** Lets the processor answer, and ends the pauses after which it is asked again. */
async function drain(): Promise<void> {
  do await sql`update card_charges set next_attempt_at = now() - interval '1 second'`.execute(db);
  while ((await cardSubmission.drain(app)) > 0);
}

const step = async () => dataOf<Verification>(await owner.ask('GET', '/verification')).steps.onboardingCheckout;
const charges = () =>
  db.selectFrom('card_charges').selectAll().where('fee_organization_id', '=', organizationId).orderBy('id').execute();
const journals = async () => {
  const rows = await db
    .selectFrom('ledger_journals')
    .innerJoin('ledger_lines', 'ledger_lines.journal_id', 'ledger_journals.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_lines.account_id')
    .select(['ledger_journals.kind', 'ledger_accounts.code', 'ledger_lines.direction', 'ledger_lines.amount'])
    .where('ledger_journals.organization_id', '=', organizationId)
    .orderBy('ledger_journals.id')
    .orderBy('ledger_lines.line_no')
    .execute();
  return rows.map((row) => `${row.kind}: ${row.direction} ${row.code} ${row.amount}`);
};
/** What the dashboard says of the fee. */
const attentionOf = async (someone: Acting) =>
  dataOf<CallOutput<Contract['getOverview']>>(await someone.ask('GET', '/dashboard/overview')).attention;
const mails = async () => (await mailsTo(app, owner.person.email)).map(({ subject }) => subject);

const captured = ['onboarding-fee: debit due:card 2900', 'onboarding-fee: credit rev:onboarding 2900'];

describe('a card', () => {
  it('is kept, and not charged before the approval', async () => {
    expect(await step()).toMatchObject({
      status: 'pending',
      completed: false,
      data: { feeAmount: { $numberDecimal: '29.00' }, feeState: 'not_due' },
    });
    expect(await give()).toEqual({ outcome: 'saved' });
    await drain();
    expect(await step()).toMatchObject({
      status: 'submitted',
      completed: true,
      data: { feeState: 'not_due', card: { brand: 'visa', last4: '4242' } },
    });
    expect(await charges()).toEqual([]);
    expect(await journals()).toEqual([]);
  });

  it.each([
    ['5555 5555 5555 4444', '123', 'mastercard'],
    ['3782 822463 10005', '1234', 'amex'],
    ['6011 1111 1111 1117', '123', 'discover'],
    ['3056 930902 5904', '123', 'diners'],
  ])('%s is of a brand that is taken: %s, %s', async (number, cvc, brand) => {
    const { fieldsUrl } = dataOf<{ fieldsUrl: string }>(await openFields());
    const session = new URL(fieldsUrl).searchParams.get('session') ?? '';
    const answer = await enterCard(server, { ...someCard, number, cvc, session });
    const { token } = (await answer.json()) as { token: string };
    expect(dataOf<Saved>(await save(token)).outcome).toBe('saved');
    expect((await step()).data?.card?.brand).toBe(brand);
  });

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000000036', 'card_address_mismatch'],
    ['4000000000009995', 'card_insufficient_funds'],
    ['4000000000000119', 'card_processing_error'],
  ])('%s is refused: %s', async (number, refusal) => {
    expect(await give(number)).toEqual({ outcome: 'refused', refusal });
    expect((await step()).status).toBe('pending');
    expect((await give()).outcome).toBe('saved');
  });

  it('is replaced by another one, and none by one that is refused', async () => {
    await give();
    await give('5555555555554444');
    expect((await step()).data?.card).toEqual({ brand: 'mastercard', last4: '4444' });
    await give('4000000000000002');
    expect((await step()).data?.card).toEqual({ brand: 'mastercard', last4: '4444' });
  });

  it('of a processor that can’t be reached is not kept', async () => {
    expect(codeOf(await save(await enter('4000000000000101')))).toBe('ProviderUnavailableError');
    expect((await step()).status).toBe('pending');
  });

  it('that was entered for another company, or twice, is refused', async () => {
    const token = await enter();
    const first = owner;
    await newCompany();
    expect(dataOf<Saved>(await save(token)).refusal).toBe('card_processing_error');
    expect(dataOf<Saved>(await save(token, first)).refusal).toBe('card_processing_error');
  });

  it('is the owner’s to give, and nobody’s of a denied company', async () => {
    const manager = await newMember(server, owner, 'manager');
    expect(codeOf(await save('token', manager))).toBe('ForbiddenError');
    expect(codeOf(await manager.ask('POST', '/verification/card-session'))).toBe('ForbiddenError');
    await newCompany('denied');
    expect(codeOf(await openFields())).toBe('VerificationStepClosedError');
    expect(codeOf(await save('token'))).toBe('VerificationStepClosedError');
  });

  it('can’t be given without a processor', async () => {
    const client = withoutProcessor.client();
    // The same session; in production nobody could sign in here, since no mail goes out.
    for (const [name, value] of owner.client.cookies) client.cookies.set(name, value);
    const ask = (path: string, body?: object) =>
      client.request(`/api/${owner.person.userId}/verification/${path}`, { method: 'POST', ...(body && { body }) });
    const answers = [await ask('card-session'), await ask('credit-card-customer-profile', { cardToken: 'token' })];
    expect(answers.map(codeOf)).toEqual(['PaymentMethodUnavailableError', 'PaymentMethodUnavailableError']);
  });
});

describe('an approval', () => {
  it('charges the fee exactly once, and the processor pays it out', async () => {
    await give();
    await Promise.all([claim(), claim(), claim()]);
    await drain();
    expect(await journals()).toEqual(captured);
    expect(await step()).toMatchObject({ status: 'approved', data: { feeState: 'paid' } });
    expect((await mails())[0]).toBe('Your payment of $29.00');
    await claim();
    await advanceClock(app, work, 5 * day);
    // 2.9 % and 30 cents.
    expect(await journals()).toEqual([
      ...captured,
      'onboarding-fee-paid-out: debit bank:card 2786',
      'onboarding-fee-paid-out: debit exp:card_fee 114',
      'onboarding-fee-paid-out: credit due:card 2900',
    ]);
    expect(codeOf(await openFields())).toBe('VerificationStepClosedError');
    expect(await charges()).toHaveLength(1);
  });

  it('without a card asks for one, which is charged when it is given', async () => {
    await newCompany('approved');
    await claim();
    expect((await mails())[0]).toMatch(/^Please add a card/);
    expect(await step()).toMatchObject({ status: 'pending', data: { feeState: 'due' } });
    expect(await attentionOf(owner)).toEqual([{ kind: 'onboarding-fee', count: 1 }]);
    expect(await attentionOf(await newMember(server, owner, 'manager'))).toEqual([]);
    await give();
    await drain();
    expect(await journals()).toEqual(captured);
    expect(await attentionOf(owner)).toEqual([]);
  });

  it('whose card is declined asks for another one, which is charged instead', async () => {
    await newCompany('approved');
    expect((await give('4000000000000069')).outcome).toBe('saved');
    await claim();
    await drain();
    expect(await journals()).toEqual([]);
    const declined = await step();
    expect(declined).toMatchObject({
      status: 'pending',
      completed: false,
      data: { feeState: 'due', refusal: 'card_insufficient_funds' },
    });
    expect(declined.data?.card).toBeUndefined();
    expect(await attentionOf(owner)).toHaveLength(1);
    expect((await mails())[0]).toMatch(/^Please add a card/);
    await give('5555555555554444');
    await drain();
    expect(await journals()).toEqual(captured);
    expect((await charges()).map(({ state }) => state)).toEqual(['declined', 'captured']);
  });

  it.each([
    ['4000000000000341', 'authorizes'],
    ['4000000000000077', 'captures'],
  ])('whose answer is lost with %s, which %s, is charged once', async (number) => {
    await give(number);
    await claim();
    await drain();
    await drain();
    expect(await journals()).toEqual(captured);
    expect(await charges()).toHaveLength(1);
  });

  it('during an outage of the processor keeps the card, mails nobody, and charges it later', async () => {
    await give();
    await claim();
    const { cardProcessor } = app.providers;
    const authorizing = vi.spyOn(cardProcessor, 'authorize').mockRejectedValue(new Error('The processor is away.'));
    await drain();
    expect((await charges()).map(({ state }) => state)).toEqual(['voided']);
    const waiting = await step();
    expect(waiting).toMatchObject({ status: 'submitted', data: { feeState: 'due', card: { last4: '4242' } } });
    expect(waiting.data?.refusal).toBeUndefined();
    expect(await attentionOf(owner)).toEqual([]);
    expect((await mails()).filter((subject) => subject.includes('card'))).toEqual([]);
    await advanceClock(app, work, 3_600_000);
    await drain();
    expect((await charges()).map(({ state }) => state)).toEqual(['voided', 'voided']);
    authorizing.mockRestore();
    await advanceClock(app, work, day / 24);
    expect(await charges()).toHaveLength(2);
    await advanceClock(app, work, day / 6);
    await drain();
    expect(await journals()).toEqual(captured);
    expect((await charges()).map(({ state }) => state)).toEqual(['voided', 'voided', 'captured']);
  });

  it('of a business that is restricted meanwhile is taken once that ends', async () => {
    await give();
    await claim();
    const { cardProcessor } = app.providers;
    const authorizing = vi.spyOn(cardProcessor, 'authorize').mockRejectedValue(new Error('The processor is away.'));
    await drain();
    authorizing.mockRestore();
    const setStatus = (status: 'restricted' | 'enabled') =>
      db.updateTable('organizations').set({ status }).where('id', '=', organizationId).execute();
    await setStatus('restricted');
    await advanceClock(app, work, day);
    await drain();
    expect(await journals()).toEqual([]);
    await setStatus('enabled');
    // A day after it was put off, before the processor pays out.
    await advanceClock(app, work, day / 12);
    await drain();
    expect(await journals()).toEqual(captured);
  });

  it('ends its tries by the terms: the owner is asked for a card by mail, and the next one is charged once', async () => {
    await give();
    await claim();
    const { cardProcessor } = app.providers;
    const authorizing = vi.spyOn(cardProcessor, 'authorize').mockRejectedValue(new Error('The processor is away.'));
    try {
      await drain();
      expect((await step()).status).toBe('submitted');
      // The pauses grow to a day, and a day's walk makes several of the first tries.
      for (let days = 0; days < 8; days += 1) {
        await advanceClock(app, work, day);
        await drain();
      }
    } finally {
      authorizing.mockRestore();
    }
    const asked = await step();
    expect(asked).toMatchObject({
      status: 'pending',
      completed: false,
      data: { feeState: 'due', refusal: 'card_processing_error' },
    });
    expect(asked.data?.card).toBeUndefined();
    const [mail] = await mailsTo(app, owner.person.email);
    expect(mail?.text).toContain('We tried several times');
    const given = db.selectFrom('audit_events').select('detail').where('object_id', '=', organizationId);
    expect(await given.where('action', '=', 'organization.onboarding_fee_given_up').execute()).toHaveLength(1);
    await advanceClock(app, work, 30 * day);
    await drain();
    expect(await charges()).toHaveLength(8);
    expect(await journals()).toEqual([]);
    await give();
    await drain();
    expect(await journals()).toEqual(captured);
    expect((await charges()).filter(({ state }) => state === 'captured')).toHaveLength(1);
  });

  it('whose charge was given up, and taken all the same, is given back', async () => {
    await give('4000000000000127');
    await claim();
    await drain();
    expect((await step()).data?.feeState).toBe('due');
    // No further charge with this card.
    await db
      .updateTable('onboarding_cards')
      .set({ sealed_card: null })
      .where('organization_id', '=', organizationId)
      .execute();
    await advanceClock(app, work, day);
    await drain();
    await advanceClock(app, work, day);
    expect((await charges()).map(({ state }) => state)).toEqual(['refunded']);
    expect(await journals()).toEqual([
      'onboarding-fee-captured-late: debit due:card 2900',
      'onboarding-fee-captured-late: credit suspense:in 2900',
      'onboarding-fee-refunded: debit suspense:in 2900',
      'onboarding-fee-refunded: credit due:card 2900',
    ]);
  });

  it.each([
    ['4000000000000259', 'onboarding-fee-lost: debit rev:onboarding 2900'],
    ['4000000000001976', 'onboarding-fee-won: debit bank:card 2900'],
  ])('with the card %s is disputed: %s', async (number, line) => {
    await give(number);
    await claim();
    await drain();
    await advanceClock(app, work, 60 * day);
    expect(await journals()).toContain(line);
    expect(await journals()).toContain('onboarding-fee-dispute-fee: debit exp:card_dispute 1500');
  });

  it('whose charge the processor refunds unasked is a loss once, and the company stays approved', async () => {
    await give();
    await claim();
    await drain();
    const [charge] = await charges();
    const says = async (kind: CardNews['kind'], eventId: string) => {
      const occurredAt = await app.clock.now(db);
      await db
        .insertInto('card_events')
        .values({ event_id: eventId, reference: charge?.id ?? '', kind, occurred_at: occurredAt })
        .execute();
      await advanceClock(app, work, 0);
    };
    await says('refunded', `${charge?.id}:first`);
    await says('refunded', `${charge?.id}:again`);
    expect((await charges()).map(({ state }) => state)).toEqual(['refunded']);
    const losses = async () => (await journals()).filter((line) => line.includes('debit exp:card_loss'));
    expect(await losses()).toEqual(['onboarding-fee-refunded-unasked: debit exp:card_loss 2900']);
    expect(await step()).toMatchObject({ status: 'approved', data: { feeState: 'paid' } });
    await claim();
    await drain();
    await says('dispute-lost', `${charge?.id}:lost`);
    expect(await losses()).toHaveLength(2);
    await advanceClock(app, work, 5 * day);
    expect(await journals()).toContain('onboarding-fee-paid-out: debit bank:card 2786');
    expect(await charges()).toHaveLength(1);
  });

  it('races with cards that are given: the fee is charged once', async () => {
    await newCompany('approved');
    const tokens = [await enter(), await enter(), await enter()];
    await Promise.all([claim(), ...tokens.map((token) => save(token)), claim()]);
    await drain();
    expect(await journals()).toEqual(captured);
    expect(await charges()).toHaveLength(1);
  });
});
