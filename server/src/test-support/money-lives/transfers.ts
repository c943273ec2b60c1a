import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toMinor } from '@quittance/sdk/money';
import {
  canCancelTransfer,
  convertSent,
  decisionsAbout,
  type SandboxPayoutOutcome,
  sandboxPayoutDigits,
  type TransferDecision,
  type TransferState,
} from '@quittance/sdk/rules';
import { expect } from 'vitest';
import { type Account, accounts } from '../../ledger/index.ts';
import { decideRelease, requestRelease } from '../../licences/index.ts';
import { decideTransfer, getTransfer, type Transfer } from '../../transfers/index.ts';
import { codeOf, dataOf } from '../test-client.ts';
import type { ExpectedBalances } from './expected-balances.ts';
import {
  asStaff,
  type LivingCompany,
  type MoneyWorld,
  type OwnAccount,
  outcomeOf,
  outcomeOfOperation,
  postOnce,
} from './world.ts';

type Quote = CallOutput<Contract['createQuote']>;

/** A move of money before it is confirmed. */
export interface Move {
  readonly from: OwnAccount;
  readonly amount: string;
  readonly to:
    | { readonly kind: 'company'; readonly company: LivingCompany }
    | { readonly kind: 'own'; readonly account: OwnAccount }
    /** Outside, at a bank that does what the digits say. */
    | { readonly kind: 'outside'; readonly digits: string };
}

interface KnownTransfer {
  readonly id: string;
  readonly company: LivingCompany;
  readonly from: OwnAccount;
  readonly to: Move['to'];
  readonly quote: Quote;
}

/** How payouts end that nobody stopped; a bank's refusal ends them as rejected. */
const ends: Readonly<Record<SandboxPayoutOutcome, readonly TransferState[]>> = {
  settles: ['completed'],
  slow: ['completed'],
  'answers-too-late': ['completed'],
  'unreachable-at-first': ['completed'],
  unreachable: [],
  refused: [],
  rejected: [],
  contradicted: ['completed'],
  returned: ['refunded'],
  recalled: ['refunded'],
  disordered: ['refunded'],
};

const endsOf = (digits: string): readonly TransferState[] =>
  ends[(sandboxPayoutDigits as Readonly<Record<string, SandboxPayoutOutcome>>)[digits] ?? 'settles'];

const minorOf = ({ amount, currency }: Quote['sent']): bigint => toMinor(amount.$numberDecimal, currency);

/** Moves of money by their own companies: transfers, conversions and withdrawals. */
export class Transfers {
  readonly #world: MoneyWorld;
  readonly #known: KnownTransfer[] = [];

  constructor(world: MoneyWorld) {
    this.#world = world;
  }

  /** Makes moves that each fit the balance; several are confirmed at once, so that they race for it. */
  async send(company: LivingCompany, moves: readonly Move[], before: ExpectedBalances): Promise<void> {
    const prepared: { readonly move: Move; readonly quote: Quote; readonly code: string; readonly path: string }[] = [];
    for (const move of moves) {
      const quote = await this.#quote(company, move, before);
      if (!quote) continue;
      const path = move.to.kind === 'outside' ? '/transactions/withdraw' : '/transactions/transfer';
      prepared.push({ move, quote, path, code: await company.codeFor(path, quote._id) });
    }
    for (const { path, quote } of prepared) {
      const { status } = await company.post(path, { quoteId: quote._id });
      expect(status, 'without the mailed code').toBeGreaterThanOrEqual(400);
    }
    const answers = await Promise.all(
      prepared.map(({ path, quote, code }) => postOnce(company, path, { quoteId: quote._id }, code)),
    );
    for (const [index, answer] of answers.entries()) {
      const { move, quote } = prepared[index] as (typeof prepared)[number];
      const outcome = outcomeOf(answer);
      // Only a move that races with another may find less than its quote did.
      expect(prepared.length > 1 ? ['done', 'InsufficientFundsError'] : ['done']).toContain(outcome);
      if (outcome !== 'done') continue;
      const { _id: id } = dataOf<CallOutput<Contract['transferMoney']>>(answer);
      this.#known.push({ id, company, from: move.from, to: move.to, quote });
    }
  }

  async cancel(chosen: number): Promise<void> {
    const known = this.#pick(chosen);
    if (!known) return;
    const { state, instructedAt } = await this.#read(known);
    const stranger = this.#world.companies.find((company) => company !== known.company);
    const body = { transferId: known.id };
    if (stranger && (known.to.kind !== 'company' || known.to.company !== stranger))
      expect(codeOf(await stranger.post('/transactions/transfers/cancel', body))).toBe('NotFoundError');
    const outcome = outcomeOf(await postOnce(known.company, '/transactions/transfers/cancel', body));
    const isPossible = canCancelTransfer({ state, isBeingSent: instructedAt !== null });
    expect(outcome, `cancel a transfer that is ${state}`).toBe(isPossible ? 'done' : 'TransferStateError');
  }

  /** Staff take a decision, whether or not the transfer waits for it. */
  async decide(chosen: number, decision: TransferDecision): Promise<void> {
    const known = this.#pick(chosen);
    if (!known) return;
    const { state } = await this.#read(known);
    const possible = decisionsAbout(state);
    const outcome = await outcomeOfOperation(
      asStaff(this.#world, (context) => decideTransfer(context, { transferId: known.id, decision, reason: 'Checked' })),
    );
    const what = `${decision} a transfer that is ${state}: ${outcome}`;
    if (!possible.includes(decision)) expect(outcome, what).toBe('TransferStateError');
    else expect(decision === 'charge' ? ['done', 'InsufficientFundsError'] : ['done'], what).toContain(outcome);
  }

  /** Takes a decision that is possible. */
  async decideWaiting(number: number): Promise<void> {
    for (const [chosen, known] of this.#known.entries()) {
      const possible = decisionsAbout((await this.#read(known)).state);
      const decision = possible[number % Math.max(possible.length, 1)];
      if (decision) return await this.decide(chosen, decision);
    }
  }

  /** Two people let blocked money go under a licence; one alone can't. */
  async release(): Promise<void> {
    for (const known of this.#known) {
      if ((await this.#read(known)).state === 'blocked') await releaseAsTwo(this.#world, { transferId: known.id });
    }
  }

  /** Expects each to have ended as its bank and its people made it end, once nothing is under way. */
  async expectEnds(): Promise<void> {
    for (const known of this.#known) {
      const { state } = await this.#read(known);
      const end = known.to.kind === 'outside' ? endsOf(known.to.digits) : ['completed'];
      expect(
        [...end, 'rejected', 'canceled', 'blocked'],
        `the end of a transfer: ${JSON.stringify(known.quote.to)}`,
      ).toContain(state);
    }
  }

  /** Adds what each transfer took and gave, from the amounts that its sender was shown. */
  async expect(expected: ExpectedBalances): Promise<void> {
    for (const known of this.#known) {
      addTransfer(expected, known, await this.#read(known));
    }
  }

  async #quote(company: LivingCompany, move: Move, before: ExpectedBalances): Promise<Quote | undefined> {
    const { from, amount, to } = move;
    const answer = await company.post('/transactions/quotes', {
      fromCurrency: from.currency,
      ...(from.currency === 'USD' && { fromAccountType: from.accountType }),
      amount,
      amountIs: 'sent',
      ...(to.kind === 'company' && { handle: to.company.handle }),
      ...(to.kind === 'own' && {
        toCurrency: to.account.currency,
        ...(to.account.currency === 'USD' && { toAccountType: to.account.accountType }),
      }),
      ...(to.kind === 'outside' && { externalAccountId: await company.recipient(to.digits) }),
    });
    const held = before.of(company.balanceAccount(from), from.currency);
    const outcome = outcomeOf(answer);
    const what = `a quote for ${amount} ${from.currency} of ${held}`;
    // An amount that is too small to be converted is refused too.
    if (outcome === 'ValidationError') return undefined;
    if (outcome === 'InsufficientFundsError') {
      const most = toMinor(amount, from.currency) + (to.kind === 'outside' ? toMinor('300', from.currency) : 0n);
      expect(most > held, what).toBe(true);
      return undefined;
    }
    expect(outcome, what).toBe('done');
    const quote = dataOf<Quote>(answer);
    expect(minorOf(quote.total) <= held, what).toBe(true);
    expect(minorOf(quote.total)).toBe(minorOf(quote.sent) + minorOf(quote.fee));
    expectExactConversion(quote);
    return quote;
  }

  #pick(chosen: number): KnownTransfer | undefined {
    return this.#known[chosen % Math.max(this.#known.length, 1)];
  }

  #read({ id, company }: KnownTransfer): Promise<Transfer> {
    return getTransfer(this.#world.app.db, company.organizationId, id);
  }
}

/** I15: what arrives is what was sent less the margin, at the rate, rounded down. */
function expectExactConversion({ conversion, sent, received }: Quote): void {
  if (!conversion) {
    expect(minorOf(received)).toBe(minorOf(sent));
    return;
  }
  const { rate, marginRate, margin } = conversion;
  const exact = convertSent(minorOf(sent), {
    from: sent.currency,
    to: received.currency,
    rate: rate.$numberDecimal,
    marginRate: marginRate.$numberDecimal,
  });
  expect([minorOf(margin), minorOf(received)]).toEqual([exact.marginMinor, exact.receivedMinor]);
}

function addTransfer(expected: ExpectedBalances, known: KnownTransfer, { state, contradiction }: Transfer): void {
  const { company, from, to, quote } = known;
  const { organizationId } = company;
  const [sent, fee, received] = [minorOf(quote.sent), minorOf(quote.fee), minorOf(quote.received)];
  const source = company.balanceAccount(from);
  const { currency } = quote.received;
  const give = (amountMinor: bigint) => expected.add(source, from.currency, amountMinor);
  const refundTo = company.balanceAccount({
    currency,
    accountType: currency === from.currency ? from.accountType : 'traditional',
  });
  const isGivenBack = state === 'rejected' || state === 'canceled' || contradiction?.after === 'rejected';
  if (contradiction?.resolution === 'charged') {
    if (quote.conversion && contradiction.after === 'rejected') give(-sent);
    else expected.add(refundTo, currency, -received);
  }
  if (isGivenBack) return;
  give(-sent - fee);
  if (contradiction?.after === 'refunded' || state === 'refunded') expected.add(refundTo, currency, received);
  if (state === 'on_hold') expected.add(accounts.onHold(organizationId, 'txn'), from.currency, sent + fee);
  if (state === 'blocked') expected.add(accounts.blocked(organizationId), from.currency, sent + fee);
  if (state === 'in_review' || state === 'queued') {
    expected.add(accounts.feeHold(organizationId), from.currency, fee);
    expected.add(accounts.payoutQueued(organizationId), currency, received);
  }
  if (state === 'in_transit' && to.kind === 'outside')
    expected.add(accounts.payoutSent(organizationId), currency, received);
  if (state === 'completed' && to.kind !== 'outside') expected.add(targetOf(known, to), currency, received);
}

/** The balance that gets what was sent on the platform. */
function targetOf({ company, quote }: KnownTransfer, to: Exclude<Move['to'], { readonly kind: 'outside' }>): Account {
  if (to.kind === 'own') return company.balanceAccount(to.account);
  const { currency, accountType = 'traditional' } = quote.to;
  return to.company.balanceAccount({ currency, accountType });
}

/** Asks for the release of blocked money as one person, who can't also decide it, and releases it as another. */
export async function releaseAsTwo(
  world: MoneyWorld,
  subject: Parameters<typeof requestRelease>[1]['subject'],
): Promise<void> {
  const { releaseId } = await asStaff(world, (context) =>
    requestRelease(context, {
      subject,
      authority: 'OFAC',
      licenceNumber: 'L-1',
      reason: 'Licensed',
    }),
  );
  const decide = (userId: string) =>
    asStaff(world, (context) => decideRelease(context, { releaseId, decision: 'release', reason: 'Licensed' }), userId);
  expect(await outcomeOfOperation(decide(world.staff[0]))).toBe('ForbiddenError');
  expect(await outcomeOfOperation(decide(world.staff[1]))).toBe('done');
}
