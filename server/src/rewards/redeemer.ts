import { accountTypes, isRestrictedOrganization, type PointsHolder, rewardCurrency } from '@quittance/sdk/rules';
import { isActiveForTransactions } from '../accounts/index.ts';
import type { Connection } from '../db/index.ts';
import { type CurrencyAccount, findParties } from '../organizations/index.ts';

/** What decides, besides the points, whether an organization may redeem some. */
export interface Redeemer extends Omit<PointsHolder, 'points'> {
  /** Whether it may move no money. People of such an organization get no answer about its points. */
  readonly isRestricted: boolean;
  /** The US dollar account that gets the money; the first of those that are open. */
  readonly account?: CurrencyAccount;
}

export async function findRedeemer(db: Connection, organizationId: string): Promise<Redeemer> {
  const party = (await findParties(db, [organizationId])).get(organizationId);
  if (!party) throw new Error(`There is no organization ${organizationId}.`);
  const { organization, accounts } = party;
  const open = accounts.filter(
    (each) => each.currency === rewardCurrency && isActiveForTransactions(organization, each),
  );
  const account = accountTypes
    .map((type) => open.find((each) => each.accountType === type))
    .find((each) => each !== undefined);
  return {
    isRestricted: isRestrictedOrganization(organization.status),
    hasAccount: account !== undefined,
    ...(account && { account }),
  };
}
