import type { TransferDecision } from '@quittance/sdk/rules';
import { decisionsAbout, sandboxPayoutDigits } from '@quittance/sdk/rules';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { advanceClock } from '../jobs/index.ts';
import { Refusal } from '../kernel/index.ts';
import { accounts, balanceOf, verifyLedger } from '../ledger/index.ts';
import { railsInbox, railsSubmission } from '../rails/index.ts';
import { expectSameAccount } from '../test-support/same-account.ts';
import { progressOf, soakSize, soakTimeout } from '../test-support/soak-size.ts';
import { testApp } from '../test-support/test-app.ts';
import { testDatabase } from '../test-support/test-database.ts';
import { ledgerEvidence } from '../work.ts';
import { cancelTransfer } from './cancel-transfer.ts';
import { fxDealing } from './covers/deal-covers.ts';
import { fxCovering } from './covers/order-covers.ts';
import { fxSettling } from './covers/settle-covers.ts';
import { decideTransfer } from './decide-transfer.ts';
import { getTransfer, type Transfer } from './transfer.ts';
import { actAs, type Company, deposit, newBusiness, newRecipient, send, sendOut } from './transfers-fixtures.ts';
import { withdrawalSending } from './withdrawal-sending.ts';

const app = testApp(testDatabase());
const lives = soakSize({ short: 1, soak: 300 });
vi.setConfig({ testTimeout: soakTimeout(240_000) });

const hourMs = 3_600_000;
const work = { due: [railsInbox, withdrawalSending, fxSettling, fxCovering], drains: [railsSubmission, fxDealing] };
const currencies = ['USD', 'EUR'] as const;

const amount = fc.integer({ min: 1, max: 700_000 }).map((cents) => (cents / 100).toFixed(2));
const currency = fc.constantFrom(...currencies);
const chosen = fc.nat({ max: 30 });
const command = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant('deposit' as const), currency, amount }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('transfer' as const), currency, amount }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('convert' as const), currency, amount }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('withdraw' as const),
      currency,
      amount,
      digits: fc.constantFrom('', ...Object.keys(sandboxPayoutDigits)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), chosen }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('decide' as const), chosen, decision: chosen }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('monitor' as const), isMonitored: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.constantFrom(1, 24, 240) }) },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

const undone: ReadonlySet<Transfer['state']> = new Set<Transfer['state']>(['rejected', 'canceled']);

/** A business that moves its money in every way, and what its balances must then be. */
class Life {
  readonly #own: Company;
  readonly #other: Company;
  readonly #made: string[] = [];
  readonly #deposited = { USD: 0n, EUR: 0n };

  constructor(own: Company, other: Company) {
    this.#own = own;
    this.#other = other;
  }

  async run(done: Command): Promise<void> {
    // A refusal changes nothing, which the balances show.
    await this.#execute(done).catch((error: unknown) => {
      if (!(error instanceof Refusal) && (error as { code?: string }).code !== 'InsufficientFundsError') throw error;
    });
    const { findings } = await verifyLedger(app.db, { evidence: ledgerEvidence });
    expect(findings).toEqual([]);
    for (const unit of currencies) expect(await this.#balance(unit), unit).toBe(await this.#expected(unit));
  }

  /** Expects statements and screens to say what the ledger does. */
  async expectSameAccounts(): Promise<void> {
    const { id: organizationId } = this.#own.organization;
    for (const unit of currencies) await expectSameAccount(app, { organizationId, currency: unit }, '2000-01-01');
  }

  async #execute(done: Command): Promise<void> {
    switch (done.does) {
      case 'deposit': {
        await deposit(app, this.#own, done.amount, done.currency);
        this.#deposited[done.currency] += BigInt(Math.round(Number(done.amount) * 100));
        return;
      }
      case 'transfer':
        return this.#note(await send(app, this.#own, { ...this.#from(done), handle: this.#other.handle }));
      case 'convert': {
        const toCurrency = done.currency === 'USD' ? 'EUR' : 'USD';
        return this.#note(await send(app, this.#own, { ...this.#from(done), toCurrency }));
      }
      case 'withdraw': {
        const externalAccountId = await newRecipient(app, this.#own, done.digits);
        return this.#note(await sendOut(app, this.#own, { ...this.#from(done), externalAccountId }));
      }
      case 'cancel':
        return await this.#cancel(done.chosen);
      case 'decide':
        return await this.#decide(done);
      case 'monitor':
        await app.db
          .updateTable('organizations')
          .set({ monitored: done.isMonitored })
          .where('id', '=', this.#own.organization.id)
          .execute();
        return;
      case 'wait':
        await this.#wait(done.hours);
    }
  }

  /** Lets time pass, and the rails ask again about what they don't know. */
  async #wait(hours: number): Promise<void> {
    for (let part = 0; part < 4; part += 1) {
      await app.db
        .updateTable('rails_instructions')
        .set({ next_attempt_at: new Date(0) })
        .where('state', '=', 'unknown')
        .execute();
      await advanceClock(app, work, (hours * hourMs) / 4);
    }
  }

  async #cancel(number: number): Promise<void> {
    const transferId = this.#pick(number);
    if (!transferId) return;
    const organizationId = this.#own.organization.id;
    await actAs(app, this.#own, (context) => cancelTransfer(context, { organizationId, transferId }));
  }

  async #decide({ chosen: number, decision }: { readonly chosen: number; readonly decision: number }): Promise<void> {
    const transferId = this.#pick(number);
    if (!transferId) return;
    const { state } = await getTransfer(app.db, this.#own.organization.id, transferId);
    const possible = decisionsAbout(state);
    const taken: TransferDecision = possible[decision % possible.length] ?? 'refund';
    await actAs(app, this.#own, (context) => decideTransfer(context, { transferId, decision: taken }));
  }

  #pick(number: number): string | undefined {
    return this.#made[number % Math.max(this.#made.length, 1)];
  }

  #note({ id }: Transfer): void {
    this.#made.push(id);
  }

  #from({ currency: fromCurrency, amount: sent }: { readonly currency: string; readonly amount: string }) {
    return { fromCurrency, amount: sent };
  }

  async #balance(unit: string): Promise<bigint> {
    const account = accounts.available(this.#own.organization.id, { currency: unit, accountType: 'traditional' });
    return await balanceOf(app.db, account, unit);
  }

  /** What the transfers say that the balance is: nobody but them and the deposits has moved it. */
  async #expected(unit: (typeof currencies)[number]): Promise<bigint> {
    let balance = this.#deposited[unit];
    for (const id of this.#made) {
      const { state, quote, contradiction } = await getTransfer(app.db, this.#own.organization.id, id);
      const { fromCurrency, toCurrency, sentMinor, feeMinor, receivedMinor, kind } = quote;
      const isUndone = undone.has(state) || contradiction !== null;
      if (fromCurrency === unit && !isUndone) balance -= sentMinor + feeMinor;
      if (fromCurrency === unit && contradiction?.resolution === 'charged') balance -= sentMinor;
      const isBack = state === 'refunded' || (kind === 'own-account' && state === 'completed');
      if (toCurrency === unit && isBack) balance += receivedMinor;
    }
    return balance;
  }
}

it(`${lives} businesses with random transfers, conversions, withdrawals and decisions keep the ledger true, and statements and screens say the same`, async () => {
  const tell = progressOf('lives', lives);
  let done = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 12, maxLength: 16 }), async (commands) => {
      const life = new Life(await newBusiness(app), await newBusiness(app));
      for (const unit of currencies) await life.run({ does: 'deposit', currency: unit, amount: '20000.00' });
      for (const each of commands) await life.run(each);
      await life.expectSameAccounts();
      done += 1;
      tell(done);
    }),
    { numRuns: lives, endOnFailure: true },
  );
});
