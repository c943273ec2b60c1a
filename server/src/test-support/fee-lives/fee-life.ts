import type { CallOutput, Contract } from '@quittance/sdk/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { advanceClock, type Work } from '../../jobs/index.ts';
import type { App } from '../../kernel/index.ts';
import { verifyLedger } from '../../ledger/index.ts';
import type { Acting } from '../../members/members-fixtures.ts';
import { enterCard, someCard } from '../../payments/card/card-fixtures.ts';
import { cardSubmission } from '../../payments/index.ts';
import { newApplication, type Staff } from '../../verification-cases/case-fixtures.ts';
import { ledgerEvidence } from '../../work.ts';
import { codeOf, dataOf } from '../test-client.ts';
import { mailsTo } from '../test-mailbox.ts';
import type { TestServer } from '../test-server.ts';

// P13 by random commands: the calls of owners and staff, and what the processor does, in any order and at once.

type Saved = CallOutput<Contract['saveCheckoutCard']>;
type Checkout = CallOutput<Contract['getCompanyUnderVerification']>['steps']['onboardingCheckout'];

const hour = 3_600_000;

export interface FeeContext {
  readonly portal: TestServer;
  /** The head of compliance, signed in to the back office. */
  readonly staff: Staff;
  /** What the clock does on its way. */
  readonly work: Work;
}

/** By what becomes of them: charged, declined when it is charged, charged with a lost answer (twice), refused at once. */
const cards = {
  good: '4242424242424242',
  declined: '4000000000000069',
  'lost-authorization': '4000000000000341',
  'lost-capture': '4000000000000077',
  refused: '4000000000000002',
} as const;
type Card = keyof typeof cards;

export const feeCommand = fc.oneof(
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
export type FeeCommand = typeof feeCommand extends fc.Arbitrary<infer Value> ? Value : never;

/** Lets the processor answer, and ends the pauses after which it is asked again. */
async function drain(app: App): Promise<void> {
  do await sql`update card_charges set next_attempt_at = now() - interval '1 second'`.execute(app.db);
  while ((await cardSubmission.drain(app)) > 0);
}

/** A company that staff may approve at once. */
export class FeeLife {
  readonly #context: FeeContext;
  readonly #owner: Acting;
  readonly #organizationId: string;
  #decision: 'open' | 'approved' | 'denied' = 'open';
  /** The card that is kept, if any. */
  #kept: Card | undefined;
  #mailsAsked = 0;

  private constructor(context: FeeContext, owner: Acting) {
    this.#context = context;
    this.#owner = owner;
    this.#organizationId = owner.person.organization.id;
  }

  static async begin(context: FeeContext): Promise<FeeLife> {
    const { portal, staff } = context;
    const owner = await newApplication(portal);
    const organizationId = owner.person.organization.id;
    for (const step of ['companyRiskProfile', 'kyb', 'documentation']) {
      await staff('PUT', 'approve-step', { organizationId, step });
    }
    expect((await staff('PUT', 'approve-user', { userId: owner.person.userId })).status).toBe(204);
    return new FeeLife(context, owner);
  }

  async run(done: FeeCommand): Promise<void> {
    if (done.does === 'give') await this.#give(done);
    else if (done.does === 'approve') await this.#decide(Array.from({ length: done.times }, () => 'approve-company'));
    else if (done.does === 'deny') await this.#decide(['deny-company', ...(done.races ? ['approve-company'] : [])]);
    else if (done.does === 'drain') await drain(this.#app);
    else await advanceClock(this.#app, this.#context.work, hour);
    await this.#check();
  }

  get #app(): App {
    return this.#context.portal.app;
  }

  /** Everything that is under way ends. */
  async end(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await advanceClock(this.#app, this.#context.work, 8 * hour);
      await drain(this.#app);
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
    expect((await verifyLedger(this.#app.db, { evidence: ledgerEvidence })).findings).toEqual([]);
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
    const entered = await enterCard(this.#context.portal, { ...someCard, number: cards[card], session });
    const { token } = (await entered.json()) as { token: string };
    const saved = dataOf<Saved>(await this.#ask('POST', 'credit-card-customer-profile', { cardToken: token }));
    expect(saved.outcome).toBe(card === 'refused' ? 'refused' : 'saved');
    if (card !== 'refused') this.#kept = card;
    if (isOutage) await this.#drainInOutage();
  }

  async #drainInOutage(): Promise<void> {
    const authorizing = vi
      .spyOn(this.#app.providers.cardProcessor, 'authorize')
      .mockRejectedValue(new Error('The processor is away.'));
    await drain(this.#app);
    authorizing.mockRestore();
  }

  /** Makes decisions at once: the first one counts. */
  async #decide(calls: readonly string[]): Promise<void> {
    const { organizationId, before } = { organizationId: this.#organizationId, before: this.#decision };
    const answers = await Promise.all(
      calls.map((call) =>
        this.#context.staff('PUT', call, { organizationId, ...(call.startsWith('deny') && { note: 'Unclear' }) }),
      ),
    );
    const made = calls.filter((_, at) => answers[at]?.status === 204);
    expect(made.length, answers.map((answer) => JSON.stringify(answer.body)).join()).toBe(before === 'open' ? 1 : 0);
    if (made[0]) this.#decision = made[0] === 'approve-company' ? 'approved' : 'denied';
    if (made[0] === 'approve-company' && this.#kept === undefined) this.#mailsAsked += 1;
  }

  async #check(): Promise<void> {
    const charges = await this.#app.db
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
    const mails = (await mailsTo(this.#app, this.#owner.person.email)).map(({ subject }) => subject);
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
    const answer = await this.#context.staff('GET', `company?organizationId=${this.#organizationId}`);
    return dataOf<CallOutput<Contract['getCompanyUnderVerification']>>(answer).steps.onboardingCheckout;
  }

  /** How often 29 USD were booked as earned: Dr due:card / Cr rev:onboarding. */
  async #captured(): Promise<number> {
    const lines = await this.#app.db
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
