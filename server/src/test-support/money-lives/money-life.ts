import { expect } from 'vitest';
import { advanceClock } from '../../jobs/index.ts';
import { work } from '../../work.ts';
import { FeeLife } from '../fee-lives/fee-life.ts';
import { expectSameAccount } from '../same-account.ts';
import { isSoak } from '../soak-size.ts';
import { reorderNews, repeatNews, wait } from './bank.ts';
import { Deposits } from './deposits.ts';
import { ExpectedBalances } from './expected-balances.ts';
import { House } from './house.ts';
import {
  countJournals,
  expectKnownMoves,
  expectNoOpenExchange,
  expectOneOrderEach,
  expectReconciled,
  expectSoundLedger,
} from './invariants.ts';
import { Invoices } from './invoices.ts';
import type { Command, History } from './plan.ts';
import { type Move, Transfers } from './transfers.ts';
import { type LivingCompany, type MoneyWorld, type OwnAccount, ownAccounts } from './world.ts';

/** Three companies that use every command about money, and what the ledger must then say. */
export class MoneyLife {
  readonly #world: MoneyWorld;
  readonly #deposits: Deposits;
  readonly #transfers: Transfers;
  readonly #invoices: Invoices;
  readonly #house: House;
  #applicant: FeeLife | undefined;
  #balances = new ExpectedBalances();
  #reconciledUntil: string;
  #checks = 0;

  /** @param reconciledUntil see `expectReconciled` */
  constructor(world: MoneyWorld, reconciledUntil: string) {
    this.#world = world;
    this.#reconciledUntil = reconciledUntil;
    this.#deposits = new Deposits(world);
    this.#transfers = new Transfers(world);
    this.#invoices = new Invoices(world, this.#deposits);
    this.#house = new House(world);
  }

  /** Gives each company money, and sends the first invoices. */
  async begin(invoices: History['invoices']): Promise<void> {
    for (const company of this.#world.companies) {
      for (const { currency, ...own } of ownAccounts.filter(({ accountType }) => accountType === 'traditional'))
        await this.#deposits.arrive({ company, account: { currency, ...own }, amount: '9000.00', outcome: 'arrived' });
    }
    for (const plan of invoices) await this.#invoices.begin({ ...plan, steps: [{ does: 'send' }] });
    await this.#check('the beginning');
  }

  async run(command: Command): Promise<void> {
    const { app } = this.#world;
    await this.#invoices.noteDue();
    await this.#execute(command);
    // What a server does within a second.
    await advanceClock(app, work, 0);
    await this.#check(JSON.stringify(command, (_, value) => (typeof value === 'bigint' ? `${value}` : value)));
  }

  /** Ends what is under way; nothing stays behind. @returns for the next life, see `expectReconciled` */
  async end(): Promise<string> {
    const { app, companies } = this.#world;
    await reorderNews(app);
    for (let round = 0; round < 3; round += 1) {
      await wait(app, 30 * 24);
      await this.#check('the end');
      for (let waiting = 0; waiting < 20; waiting += 1) await this.#transfers.decideWaiting(1);
    }
    await this.#check('the last decisions');
    await this.#applicant?.end();
    await this.#check('the end of the application');
    await this.#transfers.expectEnds();
    await expectNoOpenExchange(app);
    await expectSoundLedger(app);
    for (const { organizationId } of companies)
      for (const own of ownAccounts) await expectSameAccount(app, { organizationId, ...own }, '2000-01-01');
    return this.#reconciledUntil;
  }

  async #check(after: string): Promise<void> {
    const { app, companies } = this.#world;
    const expected = new ExpectedBalances();
    await this.#deposits.expect(expected);
    await this.#transfers.expect(expected);
    await this.#invoices.expect(expected);
    await this.#house.expect(expected);
    await expected.compare(
      app.db,
      companies.map(({ organizationId }) => organizationId),
      after,
    );
    this.#balances = expected;
    this.#checks += 1;
    // What is unsound stays so, and the next verification finds it.
    if (isSoak() || this.#checks % 2 === 0) await expectSoundLedger(app);
    await expectKnownMoves(app);
    await expectOneOrderEach(app);
    this.#reconciledUntil = await expectReconciled(app, this.#reconciledUntil);
  }

  async #execute(command: Command): Promise<void> {
    const { app } = this.#world;
    switch (command.does) {
      case 'deposit':
        return this.#deposits.arrive({
          ...command,
          company: this.#company(command.company),
          account: account(command.account),
        });
      case 'decide-deposit':
        return this.#deposits.decide(command.chosen, command.decision);
      case 'assign-deposit':
        return this.#deposits.assign(command.chosen, this.#company(command.company));
      case 'recall-deposit':
        return this.#deposits.recall(command.chosen);
      case 'send':
        return this.#transfers.send(this.#company(command.company), this.#movesOf(command), this.#balances);
      case 'cancel-transfer':
        return this.#transfers.cancel(command.chosen);
      case 'decide-transfer':
        return this.#transfers.decide(command.chosen, command.decision);
      case 'decide-waiting-transfer':
        return this.#transfers.decideWaiting(command.chosen);
      case 'invoice':
        return this.#invoices.begin(command.plan);
      case 'invoice-step':
        return this.#invoices.take(command.chosen, command.step);
      case 'monitor':
        await app.db
          .updateTable('organizations')
          .set({ monitored: command.isMonitored })
          .where('id', '=', this.#company(command.company).organizationId)
          .execute();
        return;
      case 'release-blocked':
        await this.#transfers.release();
        return this.#invoices.release();
      case 'write-off':
        return this.#invoices.writeOff(command.percent);
      case 'set-plan':
        return this.#house.setPlan(this.#company(command.company), command.tier);
      case 'waive':
        return this.#house.waive(this.#company(command.company), command.waived);
      case 'redeem': {
        const redeemed = await this.#house.redeem(this.#company(command.company), command.points);
        if (command.company === 1) return this.#invoices.noteRedeemed(redeemed);
        return expect(redeemed, 'points of somebody who earned none').toBe(0n);
      }
      case 'apply':
        this.#applicant ??= await FeeLife.begin(this.#world.applying);
        return;
      case 'onboarding-fee':
        return this.#applicant?.run(command.step);
      case 'repeat-news':
        return this.#expectNothingNew(() => repeatNews(app));
      case 'reorder-news':
        await reorderNews(app);
        return;
      case 'wait':
        await wait(app, command.hours);
        // I14: what was done is not done again.
        return this.#expectNothingNew(() => advanceClock(app, work, 0));
    }
  }

  /** I13: a repetition posts nothing. */
  async #expectNothingNew(repeat: () => Promise<void>): Promise<void> {
    const before = await countJournals(this.#world.app);
    await repeat();
    expect(await countJournals(this.#world.app), 'journals after a repetition').toBe(before);
  }

  /** Leaves moves out that lead nowhere. */
  #movesOf(command: Extract<Command, { readonly does: 'send' }>): readonly Move[] {
    return command.moves.flatMap(({ from, to, amount }): Move[] => {
      if (to.kind === 'outside') return [{ from: account(from), amount, to }];
      if (to.kind === 'own' && to.account === from) return [];
      if (to.kind === 'company' && to.company === command.company) return [];
      const target =
        to.kind === 'own'
          ? { kind: to.kind, account: account(to.account) }
          : { kind: to.kind, company: this.#company(to.company) };
      return [{ from: account(from), amount, to: target }];
    });
  }

  #company(number: number): LivingCompany {
    return this.#world.companies[number] as LivingCompany;
  }
}

const account = (number: number): OwnAccount => ownAccounts[number] as OwnAccount;
