import type { CallOutput, Contract } from '@quittance/sdk/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import { advanceClock, type Work } from '../jobs/index.ts';
import { verifyLedger } from '../ledger/index.ts';
import type { Acting } from '../members/members-fixtures.ts';
import { enterCard, someCard } from '../payments/card/card-fixtures.ts';
import { cardInbox, cardSubmission } from '../payments/index.ts';
import { progressOf, soakSize, soakTimeout } from '../test-support/soak-size.ts';
import { codeOf, dataOf } from '../test-support/test-client.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { mailsTo } from '../test-support/test-mailbox.ts';
import { testServer } from '../test-support/test-server.ts';
import { startOn } from '../test-support/trading-world.ts';
import { newApplication, type Staff, signInStaff } from '../verification-cases/case-fixtures.ts';
import { ledgerEvidence } from '../work.ts';
import { feeChargingAgain } from './index.ts';

// P13 by random commands: the calls of owners and staff, and what the processor does, in any order and at once.

type Saved = CallOutput<Contract['saveCheckoutCard']>;
type Checkout = CallOutput<Contract['getCompanyUnderVerification']>['steps']['onboardingCheckout'];

const database = testDatabase();
const { db } = database;
const portal = testServer(database);
const backOffice = testServer(database, { surface: 'admin' });
const { app } = portal;
const work: Work = { due: [cardInbox, feeChargingAgain], drains: [cardSubmission] };
const hour = 3_600_000;
const lives = soakSize({ short: 4, soak: 1_000 });

/** By what becomes of them: charged, declined when it is charged, charged with a lost answer (twice), refused at once. */
const cards = {
  good: '4242424242424242',
  declined: '4000000000000069',
  'lost-authorization': '4000000000000341',
  'lost-capture': '4000000000000077',
  refused: '4000000000000002',
} as const;
type Card = keyof typeof cards;

const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('give' as const),
      card: fc.constantFrom<Card[]>('good', 'declined', 'declined', 'lost-authorization', 'lost-capture', 'refused'),
      isOutage: fc.boolean(),
    }),
  },
  // Approvals that are sent several times, and a denial that races with them.
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('approve' as const), times: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('deny' as const), races: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('drain' as const, 'wait' as const) }) },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

let staff: Staff;
beforeAll(async () => {
  await startOn(app, '2090-03-06');
  staff = await signInStaff(backOffice, 'compliance-head');
});

/** Lets the processor answer, and ends the pauses after which it is asked again. */
async function drain(): Promise<void> {
  do await sql`update card_charges set next_attempt_at = now() - interval '1 second'`.execute(db);
  while ((await cardSubmission.drain(app)) > 0);
}

/** A company that staff may approve at once. */
class Life {
  readonly #owner: Acting;
  readonly #organizationId: string;
  #decision: 'open' | 'approved' | 'denied' = 'open';
  /** The card that is kept, if any. */
  #kept: Card | undefined;
  #mailsAsked = 0;

  private constructor(owner: Acting) {
    this.#owner = owner;
    this.#organizationId = owner.person.organization.id;
  }

  static async begin(): Promise<Life> {
    const owner = await newApplication(portal);
    const organizationId = owner.person.organization.id;
    for (const step of ['companyRiskProfile', 'kyb', 'documentation']) {
      await staff('PUT', 'approve-step', { organizationId, step });
    }
    expect((await staff('PUT', 'approve-user', { userId: owner.person.userId })).status).toBe(204);
    return new Life(owner);
  }

  async run(done: Command): Promise<void> {
    if (done.does === 'give') await this.#give(done);
    else if (done.does === 'approve') await this.#decide(Array.from({ length: done.times }, () => 'approve-company'));
    else if (done.does === 'deny') await this.#decide(['deny-company', ...(done.races ? ['approve-company'] : [])]);
    else if (done.does === 'drain') await drain();
    else await advanceClock(app, work, hour);
    await this.#check();
  }

  /** Everything that is under way ends. */
  async end(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await advanceClock(app, work, 8 * hour);
      await drain();
    }
    await this.#check();
    const { status, data } = await this.#step();
    const isPaid = (await this.#captured()) === 1;
    // A card that isn't declined is charged in the end, once the company is approved.
    expect(isPaid).toBe(this.#decision === 'approved' && this.#kept !== undefined && this.#kept !== 'declined');
    if (this.#decision !== 'denied') {
      const ended = { open: 'not_due', approved: isPaid ? 'paid' : 'due' } as const;
      expect([data?.feeState, status === 'approved']).toEqual([ended[this.#decision], isPaid]);
    }
    expect((await verifyLedger(db, { evidence: ledgerEvidence })).findings).toEqual([]);
  }

  async #give({ card, isOutage }: { readonly card: Card; readonly isOutage: boolean }): Promise<void> {
    const { data } = await this.#step();
    const isWanted = this.#decision !== 'denied' && data?.feeState !== 'charging' && data?.feeState !== 'paid';
    const opened = await this.#ask('POST', 'card-session');
    if (!isWanted) {
      const code = this.#decision === 'denied' ? 'PersonOrCompanyDisabled' : 'VerificationStepClosedError';
      expect(codeOf(opened)).toBe(code);
      expect(codeOf(await this.#ask('POST', 'credit-card-customer-profile', { cardToken: 'token' }))).toBe(code);
      return;
    }
    const session = new URL(dataOf<{ fieldsUrl: string }>(opened).fieldsUrl).searchParams.get('session') ?? '';
    const entered = await enterCard(portal, { ...someCard, number: cards[card], session });
    const { token } = (await entered.json()) as { token: string };
    const saved = dataOf<Saved>(await this.#ask('POST', 'credit-card-customer-profile', { cardToken: token }));
    expect(saved.outcome).toBe(card === 'refused' ? 'refused' : 'saved');
    if (card !== 'refused') this.#kept = card;
    if (isOutage) await this.#drainInOutage();
  }

  async #drainInOutage(): Promise<void> {
    const authorizing = vi
      .spyOn(app.providers.cardProcessor, 'authorize')
      .mockRejectedValue(new Error('The processor is away.'));
    await drain();
    authorizing.mockRestore();
  }

  /** Makes decisions at once: the first one counts. */
  async #decide(calls: readonly string[]): Promise<void> {
    const { organizationId, before } = { organizationId: this.#organizationId, before: this.#decision };
    const answers = await Promise.all(
      calls.map((call) => staff('PUT', call, { organizationId, ...(call.startsWith('deny') && { note: 'Unclear' }) })),
    );
    const made = calls.filter((_, at) => answers[at]?.status === 204);
    expect(made.length, answers.map((answer) => JSON.stringify(answer.body)).join()).toBe(before === 'open' ? 1 : 0);
    if (made[0]) this.#decision = made[0] === 'approve-company' ? 'approved' : 'denied';
    if (made[0] === 'approve-company' && this.#kept === undefined) this.#mailsAsked += 1;
  }

  async #check(): Promise<void> {
    const charges = await db
      .selectFrom('card_charges')
      .select('state')
      .where('fee_organization_id', '=', this.#organizationId)
      .execute();
    const declined = charges.filter(({ state }) => state === 'declined').length;
    const active = charges.filter(({ state }) => state !== 'declined' && state !== 'voided').length;
    const captured = await this.#captured();
    expect(active).toBeLessThanOrEqual(1);
    expect(captured).toBeLessThanOrEqual(this.#decision === 'approved' ? 1 : 0);
    if (this.#decision !== 'approved') expect(charges).toEqual([]);
    const { status, completed, data } = await this.#step();
    expect(data?.feeState === 'paid').toBe(captured === 1);
    if (declined > 0 && this.#kept === 'declined' && active === 0 && data?.feeState === 'due') {
      // The declined card is forgotten, and another one asked for.
      if (data.card === undefined) expect([status, completed]).toEqual(['pending', false]);
    }
    const mails = (await mailsTo(app, this.#owner.person.email)).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject.startsWith('Please add a card'))).toHaveLength(
      this.#mailsAsked + declined,
    );
    expect(mails.filter((subject) => subject === 'Your payment of $29.00')).toHaveLength(captured);
  }

  #ask(method: string, path: string, body?: object) {
    return this.#owner.ask(method, `/verification/${path}`, body);
  }

  /** As staff see it: the owner of a denied company sees nothing any longer. */
  async #step(): Promise<Checkout> {
    const answer = await staff('GET', `company?organizationId=${this.#organizationId}`);
    return dataOf<CallOutput<Contract['getCompanyUnderVerification']>>(answer).steps.onboardingCheckout;
  }

  /** How often 29 USD were booked as earned: Dr due:card / Cr rev:onboarding. */
  async #captured(): Promise<number> {
    const lines = await db
      .selectFrom('ledger_journals')
      .innerJoin('ledger_lines', 'ledger_lines.journal_id', 'ledger_journals.id')
      .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_lines.account_id')
      .select(['ledger_accounts.code', 'ledger_lines.amount'])
      .where('ledger_journals.organization_id', '=', this.#organizationId)
      .where('ledger_journals.kind', '=', 'onboarding-fee')
      .where('ledger_lines.direction', '=', 'credit')
      .execute();
    for (const line of lines) expect(line).toEqual({ code: 'rev:onboarding', amount: '2900' });
    return lines.length;
  }
}

it(
  `${lives} companies pay the onboarding fee once, only if they were approved, and are asked again for a declined card`,
  async () => {
    const tell = progressOf('companies', lives);
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 9 }), async (commands) => {
        const life = await Life.begin();
        for (const each of commands) await life.run(each);
        await life.end();
        done += 1;
        tell(done);
      }),
      { numRuns: lives, endOnFailure: true },
    );
  },
  soakTimeout(180_000),
);
