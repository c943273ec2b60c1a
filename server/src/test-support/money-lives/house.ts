import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { toMinor } from '@quittance/sdk/money';
import { planCurrency, rewardValueMinor } from '@quittance/sdk/rules';
import { expect } from 'vitest';
import { setPlan, waiveCharges } from '../../plans/index.ts';
import { dataOf } from '../test-client.ts';
import type { ExpectedBalances } from './expected-balances.ts';
import { asStaff, type LivingCompany, type MoneyWorld, outcomeOf, ownAccounts, postOnce } from './world.ts';

/** What the house and its companies owe each other: plans, and points. */
export class House {
  readonly #world: MoneyWorld;
  readonly #redeemed: { readonly company: LivingCompany; readonly paidMinor: bigint }[] = [];

  constructor(world: MoneyWorld) {
    this.#world = world;
  }

  async setPlan({ organizationId }: LivingCompany, tier: 'vault' | 'premium'): Promise<void> {
    await asStaff(this.#world, (context) => setPlan(context, { organizationId, tier }));
  }

  /** A company that was never on a plan has no charges to waive. */
  async waive({ organizationId }: LivingCompany, waived: boolean): Promise<void> {
    await asStaff(this.#world, (context) =>
      waiveCharges(context, { organizationId, waived, reason: 'Goodwill' }),
    ).catch((error: { readonly code?: string }) => expect(error.code).toBe('NotFoundError'));
  }

  /** @returns the points that were redeemed; 0 if they were refused */
  async redeem(company: LivingCompany, points: number): Promise<bigint> {
    const answer = await postOnce(company, '/dashboard/rewards/redeem', { points });
    const outcome = outcomeOf(answer);
    expect(['done', 'RewardPointsUnavailableError', 'ValidationError']).toContain(outcome);
    if (outcome !== 'done') return 0n;
    const { value, accountType } = dataOf<CallOutput<Contract['redeemPoints']>>(answer);
    const paidMinor = toMinor(value.$numberDecimal, planCurrency);
    const today = await this.#world.app.clock.today(this.#world.app.db);
    expect([paidMinor, accountType]).toEqual([rewardValueMinor(BigInt(points), today), 'traditional']);
    this.#redeemed.push({ company, paidMinor });
    return BigInt(points);
  }

  async expect(expected: ExpectedBalances): Promise<void> {
    for (const { company, paidMinor } of this.#redeemed)
      expected.add(
        company.balanceAccount({ currency: planCurrency, accountType: 'traditional' }),
        planCurrency,
        paidMinor,
      );
    for (const company of this.#world.companies) {
      const charges = await this.#world.app.db
        .selectFrom('plan_charges')
        .select('amount_minor')
        .where('organization_id', '=', company.organizationId)
        .where('state', '=', 'paid')
        .execute();
      const [first] = charges;
      if (!first) continue;
      const paying = ownAccounts.filter(({ currency }) => currency === planCurrency).map(company.balanceAccount);
      const taken = { amountMinor: BigInt(first.amount_minor), times: BigInt(charges.length) };
      expected.spentFromOneOf(paying, planCurrency, taken);
    }
  }
}
