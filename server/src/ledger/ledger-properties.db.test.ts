import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newId } from '../kernel/index.ts';
import { progressOf, soakSize, soakTimeout } from '../test-support/soak-size.ts';
import { testDatabase } from '../test-support/test-database.ts';
import {
  type Account,
  accounts,
  balanceOf,
  hold,
  postHold,
  postJournal,
  reverseJournal,
  sealJournals,
  voidHold,
} from './index.ts';
import { newSpendableAccount, type Outcome, outcomeOf, testClock, transfer } from './ledger-fixtures.ts';
import { LedgerModel } from './ledger-model-fixtures.ts';
import { verifyLedger } from './verification/verify-ledger.ts';

const { db } = testDatabase();

const histories = soakSize({ short: 40, soak: 2_000 });
const accountCount = 4;
const account = fc.nat({ max: accountCount - 1 });
const movement = fc
  .record({ from: account, to: account, amount: fc.bigInt({ min: 1n, max: 60n }) })
  .filter(({ from, to }) => from !== to);
// Few keys, so that repetitions, reuse with other content, and answers to earlier journals are frequent.
const key = fc.nat({ max: 11 }).map((number) => `k${number}`);

const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('fund' as const), key, to: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('post' as const), key, movement }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('hold' as const), key, movement }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reverse' as const), key, original: key }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('post-hold' as const), key, original: key }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('void-hold' as const), original: key }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('seal' as const) }) },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

/** One random history with its own accounts and keys, so that histories share only the bank. */
class History {
  readonly model = new LedgerModel(accountCount);
  readonly #prefix = newId('history');
  readonly #accounts = [
    accounts.bank(this.#prefix),
    newSpendableAccount(),
    newSpendableAccount(),
    newSpendableAccount(),
  ];

  async run(done: Command): Promise<void> {
    const [real, modelled] = await this.#execute(done);
    expect(real).toBe(modelled);
    await this.#compareBalances();
  }

  async #execute(done: Command): Promise<readonly [string, string]> {
    switch (done.does) {
      case 'fund':
        return this.#post(done.key, { from: 0, to: done.to, amount: 100n });
      case 'post':
        return this.#post(done.key, done.movement);
      case 'hold':
        return this.#hold(done.key, done.movement);
      case 'reverse':
        return this.#reverse(done.key, done.original);
      case 'post-hold':
        return this.#postHold(done.key, done.original);
      case 'void-hold':
        return this.#voidHold(done.original);
      case 'seal':
        await sealJournals(db);
        return ['', ''];
    }
  }

  async #post(key: string, { from, to, amount }: { from: number; to: number; amount: bigint }) {
    const entry = { ...transfer(this.#account(from), this.#account(to), amount), businessKey: this.#key(key) };
    return [await outcomeOf(postJournal(db, testClock, entry)), this.model.post(key, { from, to, amount })] as const;
  }

  async #hold(key: string, { from, to, amount }: { from: number; to: number; amount: bigint }) {
    const { businessKey: _, ...entry } = transfer(this.#account(from), this.#account(to), amount);
    const held = hold(db, testClock, { ...entry, holdKey: this.#key(key) });
    return [await outcomeOf(held), this.model.hold(key, { from, to, amount })] as const;
  }

  async #reverse(key: string, original: string) {
    const names = { businessKey: this.#key(key), reverses: this.#key(original), kind: 'undo' };
    return [await answerOf(reverseJournal(db, testClock, names)), this.model.reverse(key, original)] as const;
  }

  async #postHold(key: string, original: string) {
    const names = { businessKey: this.#key(key), holdKey: this.#key(original), kind: 'capture' };
    return [await answerOf(postHold(db, testClock, names)), this.model.resolve(key, original, 'post')] as const;
  }

  async #voidHold(original: string) {
    const voided = voidHold(db, testClock, { holdKey: this.#key(original) });
    return [await answerOf(voided), this.model.resolve(`${original}:void`, original, 'void')] as const;
  }

  async #compareBalances(): Promise<void> {
    const { rows } = await sql<{ code: string; posted: string; decrease: string; increase: string }>`
      select a.code, b.posted, b.pending_decrease as decrease, b.pending_increase as increase
      from ledger_balances b join ledger_accounts a on a.id = b.account_id
      where a.code = any(${this.#accounts.map(({ code }) => code)})`.execute(db);
    for (const { code, ...stored } of rows) {
      const number = this.#accounts.findIndex((candidate) => candidate.code === code);
      const { posted, decrease, increase } = this.model.balances[number] ?? {};
      expect(stored).toEqual({ posted: `${posted}`, decrease: `${decrease}`, increase: `${increase}` });
    }
    // The bank grows on the debit side and keeps no balance row: its lines are summed.
    expect(await balanceOf(db, this.#account(0), 'USD')).toBe(-(this.model.balances[0]?.posted ?? 0n));
  }

  #account(number: number): Account {
    const found = this.#accounts[number];
    if (!found) throw new Error(`There is no account ${number}.`);
    return found;
  }

  #key(key: string): string {
    return `${this.#prefix}:${key}`;
  }
}

async function answerOf(posting: Parameters<typeof outcomeOf>[0]): Promise<Outcome | 'nothing'> {
  try {
    return await outcomeOf(posting);
  } catch (error) {
    if ((error as { code?: string }).code === 'QL004') return 'nothing';
    throw error;
  }
}

it(
  'matches the model for any history of commands, and stays sound',
  async () => {
    const tell = progressOf('histories', histories);
    let done = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 40, size: 'max' }), async (commands) => {
        const history = new History();
        for (const next of commands) await history.run(next);
        expect((await verifyLedger(db)).findings).toEqual([]);
        done += 1;
        tell(done);
      }),
      // A busy machine tries fewer histories rather than none.
      { numRuns: histories, interruptAfterTimeLimit: soakTimeout(60_000) },
    );
  },
  soakTimeout(120_000),
);
