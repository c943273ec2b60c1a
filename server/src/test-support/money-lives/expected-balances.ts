import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Connection } from '../../db/index.ts';
import type { Account } from '../../ledger/index.ts';

/** Kinds of accounts that hold an organization's money or points. */
const ownedKinds = [
  'avail',
  'reserve',
  'unsettled',
  'hold:pay',
  'hold:dep',
  'hold:txn',
  'blocked',
  'payout:queued',
  'payout:sent',
  'feehold',
];

const nameOf = ({ code }: Account, unit: string): string => `${code} ${unit}`;

/** What the ledger must say of the organizations' money, by account and unit. */
export class ExpectedBalances {
  readonly #amounts = new Map<string, bigint>();
  readonly #spent: { readonly names: readonly string[]; readonly amountMinor: bigint; readonly times: bigint }[] = [];

  add(account: Account, unit: string, amountMinor: bigint): void {
    const name = nameOf(account, unit);
    this.#amounts.set(name, (this.#amounts.get(name) ?? 0n) + amountMinor);
  }

  of(account: Account, unit: string): bigint {
    return this.#amounts.get(nameOf(account, unit)) ?? 0n;
  }

  /** Each of some equal amounts left one of the accounts; nobody said which. */
  spentFromOneOf(
    from: readonly Account[],
    unit: string,
    { amountMinor, times }: { amountMinor: bigint; times: bigint },
  ): void {
    this.#spent.push({ names: from.map((account) => nameOf(account, unit)), amountMinor, times });
  }

  async compare(db: Connection, organizationIds: readonly string[], after: string): Promise<void> {
    const { rows } = await sql<{ code: string; unit: string; posted: string }>`
      select a.code, a.unit, b.posted from ledger_balances b join ledger_accounts a on a.id = b.account_id
      where b.owner_organization_id = any(${organizationIds}) and b.kind = any(${ownedKinds}) and b.posted <> 0`.execute(
      db,
    );
    const stored = new Map(rows.map(({ code, unit, posted }) => [`${code} ${unit}`, BigInt(posted)]));
    this.#placeSpent(stored);
    expect(inOrder(stored), `the balances after ${after}`).toEqual(inOrder(this.#amounts));
  }

  #placeSpent(stored: ReadonlyMap<string, bigint>): void {
    for (const { names, amountMinor, times } of this.#spent) {
      let left = times;
      for (const [index, name] of names.entries()) {
        const before = this.#amounts.get(name) ?? 0n;
        const missing = (before - (stored.get(name) ?? 0n)) / amountMinor;
        const isLast = index === names.length - 1;
        const here = isLast || missing > left ? left : missing < 0n ? 0n : missing;
        this.#amounts.set(name, before - here * amountMinor);
        left -= here;
      }
    }
  }
}

const inOrder = (amounts: ReadonlyMap<string, bigint>) =>
  Object.fromEntries(
    [...amounts].filter(([, amount]) => amount !== 0n).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
