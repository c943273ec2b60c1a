import { toMinor } from '@quittance/sdk/money';
import { depositDecisionsAbout, type SimulatedDepositOutcome } from '@quittance/sdk/rules';
import { expect } from 'vitest';
import { assignDeposit, denyDeposit, releaseDeposit, returnDeposit, simulatedReference } from '../../accounts/index.ts';
import { accounts } from '../../ledger/index.ts';
import { receiveRailsEvents } from '../../rails/index.ts';
import type { ExpectedBalances } from './expected-balances.ts';
import { asStaff, type LivingCompany, type MoneyWorld, type OwnAccount, outcomeOfOperation } from './world.ts';

interface KnownDeposit {
  readonly bankReference: string;
  /** Whose it is as far as anybody has said; null: nobody's. */
  target: { readonly organizationId: string; readonly accountType: OwnAccount['accountType'] } | null;
  readonly amountMinor: bigint;
  readonly currency: string;
}

export interface NewDeposit {
  readonly company: LivingCompany;
  readonly account: OwnAccount;
  readonly amount: string;
  readonly outcome: SimulatedDepositOutcome;
}

const decisions = { release: releaseDeposit, deny: denyDeposit, return: returnDeposit } as const;
const reason = 'Checked';
/** Refusals that depend on more than the deposit's state. */
const otherRefusals = ['InsufficientFundsError', 'RecipientUnavailableError', 'CurrencyAccountUnavailableError'];

/** Money that arrives: matched or not, held, recalled, given back. */
export class Deposits {
  readonly #world: MoneyWorld;
  readonly #known: KnownDeposit[] = [];
  #made = 0;

  constructor(world: MoneyWorld) {
    this.#world = world;
  }

  /** The bank reports it, and reports it again when the call is repeated. */
  async arrive({ company, account, amount, outcome }: NewDeposit): Promise<void> {
    this.#made += 1;
    const { currency, accountType } = account;
    const key = `deposit-${company.organizationId}-${this.#made}`;
    const body = { currency, ...(currency === 'USD' && { accountType }), amount, outcome };
    for (const _ of ['once', 'again']) {
      const { status } = await company.post('/currency-accounts/simulate-deposit', body, { 'idempotency-key': key });
      expect(status, 'a simulated deposit').toBe(200);
    }
    this.#known.push({
      bankReference: simulatedReference(company.organizationId, key),
      target: outcome === 'unassigned' ? null : { organizationId: company.organizationId, accountType },
      amountMinor: toMinor(amount, currency),
      currency,
    });
  }

  /** Follows a transfer that somebody sent to pay an invoice; what it doesn't pay is the buyer's. */
  async follow(bankReferences: string, buyer: LivingCompany): Promise<void> {
    const rows = await this.#world.app.db
      .selectFrom('deposits')
      .select(['bank_reference', 'amount_minor', 'currency'])
      .where('bank_reference', 'like', bankReferences)
      .execute();
    for (const row of rows) {
      if (this.#known.some(({ bankReference }) => bankReference === row.bank_reference)) continue;
      this.#known.push({
        bankReference: row.bank_reference,
        target: { organizationId: buyer.organizationId, accountType: 'traditional' },
        amountMinor: BigInt(row.amount_minor),
        currency: row.currency,
      });
    }
  }

  /** Staff decide about one of the deposits, whatever its state. */
  async decide(chosen: number, decision: keyof typeof decisions): Promise<void> {
    const known = this.#pick(chosen);
    const row = known && (await this.#read(known));
    if (!row) return;
    const decided = asStaff(this.#world, (context) => decisions[decision](context, { depositId: row.id, reason }));
    const outcome = await outcomeOfOperation(decided);
    const possible = depositDecisionsAbout({ state: row.state, isRecalled: row.recalled_at !== null });
    const isPossible = (possible as readonly string[]).includes(decision);
    const what = `${decision} a deposit that is ${row.state}: ${outcome}`;
    if (!isPossible) expect(outcome, what).toBe('IdempotencyConflictError');
    else expect(['done', ...otherRefusals], what).toContain(outcome);
  }

  /** Staff say whose it is. */
  async assign(chosen: number, company: LivingCompany): Promise<void> {
    const known = this.#pick(chosen);
    const row = known && (await this.#read(known));
    if (!row) return;
    const { organizationId } = company;
    const outcome = await outcomeOfOperation(
      asStaff(this.#world, (context) => assignDeposit(context, { depositId: row.id, organizationId, reason })),
    );
    if (outcome === 'done') known.target = { organizationId, accountType: 'traditional' };
    else expect([...otherRefusals, 'IdempotencyConflictError'], 'assigning a deposit').toContain(outcome);
  }

  /** The sender's bank asks for it back. */
  async recall(chosen: number): Promise<void> {
    const known = this.#pick(chosen);
    if (!known || !(await this.#read(known))) return;
    const { app } = this.#world;
    await app.providers.rails.simulateRecall?.(known.bankReference);
    await receiveRailsEvents(app);
  }

  async expect(expected: ExpectedBalances): Promise<void> {
    for (const known of this.#known) {
      const row = await this.#read(known);
      if (!row) continue;
      const { state, organization_id: organizationId, account_type: accountType } = row;
      expect([BigInt(row.amount_minor), row.currency], 'a deposit').toEqual([known.amountMinor, known.currency]);
      if (organizationId === null || accountType === null) continue;
      expect({ organizationId, accountType }, 'whose a deposit is').toEqual(known.target);
      const rest = known.amountMinor - BigInt(row.applied_minor);
      if (state === 'credited')
        expected.add(accounts.available(organizationId, { ...known, accountType }), known.currency, rest);
      if (state === 'held') expected.add(accounts.onHold(organizationId, 'dep'), known.currency, rest);
    }
  }

  #pick(chosen: number): KnownDeposit | undefined {
    return this.#known[chosen % Math.max(this.#known.length, 1)];
  }

  #read({ bankReference }: KnownDeposit) {
    return this.#world.app.db
      .selectFrom('deposits')
      .selectAll()
      .where('bank_reference', '=', bankReference)
      .executeTakeFirst();
  }
}
