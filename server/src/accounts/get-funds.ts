import type { AccountType, CallOutput, Contract } from '@quittance/sdk/contract';
import { currencies, toWireDecimal } from '@quittance/sdk/money';
import { accountTypes, orderCurrencies } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { accounts, balances, netPoints, pointsOf, sumByOwner, unitsOfOwner } from '../ledger/index.ts';
import { getOrganization, listOpenedAccounts, receivingAccountType } from '../organizations/index.ts';
import { sumHeldDeposits } from './deposits/own-deposits.ts';

export interface FundsQuery {
  readonly organizationId: string;
  readonly currency: string;
  /** Absent: all accounts in the currency. */
  readonly accountType?: AccountType | undefined;
}

/**
 * Computes the balance, guaranteed funds and outstanding funds of an organization in one currency. Invoices and deposits
 * on hold have no balance yet, so those of an account are the ones whose money goes to it.
 */
export async function getFunds(db: Connection, query: FundsQuery): Promise<CallOutput<Contract['getFunds']>> {
  const { organizationId, currency, accountType } = query;
  const { verificationStatus } = await getOrganization(db, organizationId);
  const opened = await listOpenedAccounts(db, organizationId);
  const isReceiving = accountType === undefined || receivingAccountType(opened, currency) === accountType;
  const sumOf = (prefix: string) => sumByOwner(db, { prefix, organizationId, unit: currency });
  const available = await availableIn(db, query);
  const guaranteed = isReceiving ? await sumOf('reserve') : 0n;
  const outstanding = isReceiving ? await sumOf('ar') : 0n;
  const isVerified = verificationStatus === 'approved';
  const afterVerification = isVerified ? 0n : guaranteed + (await sumHeldDeposits(db, query));
  const held = await unitsOfOwner(db, { organizationId, prefixes: fundsPrefixes, units: currencies });
  return {
    transactionalBalance: toWireDecimal(available, currency),
    availableGuaranteedFunds: toWireDecimal(guaranteed, currency),
    guaranteedInvoicesBalance: toWireDecimal(guaranteed, currency),
    availableFundsAfterVerification: toWireDecimal(afterVerification, currency),
    outstandingInvoicesTotal: toWireDecimal(outstanding, currency),
    owed: toWireDecimal(isReceiving ? await sumOf('due:seller') : 0n, currency),
    rewardPoints: Number(netPoints(await pointsOf(db, organizationId))),
    currencies: orderCurrencies([
      ...opened.filter(({ isActive }) => isActive).map((account) => account.currency),
      ...held,
    ]),
  };
}

/** The kinds of accounts that the figures sum. */
const fundsPrefixes = ['avail', 'reserve', 'hold:dep', 'ar', 'due:seller'] as const;

async function availableIn(db: Connection, { organizationId, currency, accountType }: FundsQuery): Promise<bigint> {
  const types = accountType === undefined ? accountTypes : [accountType];
  const listed = types.map((type) => accounts.available(organizationId, { currency, accountType: type }));
  const found = await balances(db, listed);
  return [...found.values()].reduce((sum, byUnit) => sum + (byUnit.get(currency) ?? 0n), 0n);
}
