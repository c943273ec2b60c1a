import type { AccountType, CallOutput, Contract } from '@quittance/sdk/contract';
import { toWireDecimal } from '@quittance/sdk/money';
import type { Connection } from '../db/index.ts';
import { accounts, balanceOf, netPoints, pointsOf, sumByOwner } from '../ledger/index.ts';
import { getOrganization } from '../organizations/index.ts';

export interface FundsQuery {
  readonly organizationId: string;
  readonly currency: string;
  readonly accountType?: AccountType | undefined;
}

/** Computes the balance, guaranteed funds and outstanding funds of an organization in one currency. */
export async function getFunds(db: Connection, query: FundsQuery): Promise<CallOutput<Contract['getFunds']>> {
  const { organizationId, currency } = query;
  const { verificationStatus } = await getOrganization(db, organizationId);
  const available = await balanceOf(db, accounts.available(organizationId, query), currency);
  const guaranteed = await sumByOwner(db, { prefix: 'reserve', organizationId, unit: currency });
  const outstanding = await sumByOwner(db, { prefix: 'ar', organizationId, unit: currency });
  const afterVerification = verificationStatus === 'approved' ? 0n : guaranteed;
  return {
    transactionalBalance: toWireDecimal(available, currency),
    availableGuaranteedFunds: toWireDecimal(guaranteed, currency),
    guaranteedInvoicesBalance: toWireDecimal(guaranteed, currency),
    availableFundsAfterVerification: toWireDecimal(afterVerification, currency),
    outstandingInvoicesTotal: toWireDecimal(outstanding, currency),
    rewardPoints: Number(netPoints(await pointsOf(db, organizationId))),
  };
}
