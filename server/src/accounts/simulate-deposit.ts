import { createHash } from 'node:crypto';
import type { AccountType } from '@quittance/sdk/contract';
import { fitsCurrency, toMinor } from '@quittance/sdk/money';
import type { SimulatedDepositOutcome } from '@quittance/sdk/rules';
import { type App, newId, Refusal, refuseFormat } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';
import type { SimulatedCourse } from '../providers/index.ts';
import { receiveRailsEvents } from '../rails/index.ts';
import { depositReferenceOf } from './deposits/deposit-reference.ts';
import { getActiveAccount } from './get-active-account.ts';
import type { WireCurrencyAccount } from './list-currency-accounts.ts';

export interface SimulateDeposit {
  readonly organizationId: string;
  readonly currency: string;
  /** For US dollars; traditional when absent. */
  readonly accountType?: AccountType;
  /** Decimal text in major units, greater than 0. */
  readonly amount: string;
  /** Names the intent: with the same one, the money arrives once. Default: a new one. */
  readonly intent?: string;
  /** Default: it arrives. */
  readonly outcome?: SimulatedDepositOutcome;
}

const courses: Readonly<Record<SimulatedDepositOutcome, SimulatedCourse>> = {
  arrived: 'at-once',
  unassigned: 'at-once',
  held: 'at-once',
  delayed: 'next-banking-day',
  'duplicate-notice': 'reported-twice',
  recalled: 'called-back',
};

/** An account of the sandbox's bank, whose refunds settle. */
export const sandboxSender = 'DE89370400440532013000';

/** Returns the bank's reference of a simulated credit. */
export const simulatedReference = (organizationId: string, intent: string): string =>
  `sandbox:${createHash('sha256').update(`${organizationId}:${intent}`).digest('hex').slice(0, 24)}`;

/**
 * Lets the sandbox's bank receive a credit for the organization's account, and fetches the bank's news at once instead
 * of waiting for the next round. Runs outside any transaction, like every use of a provider. Sandbox mode only.
 * @throws CurrencyAccountUnavailableError when the account is not open
 * @throws ValidationError for an amount with more decimals than the currency has
 */
export async function simulateDeposit(
  { app }: { readonly app: App },
  deposit: SimulateDeposit,
): Promise<WireCurrencyAccount> {
  const { organizationId, currency, amount, intent = newId('cre'), outcome = 'arrived' } = deposit;
  const account = await getActiveAccount({ app, db: app.db }, deposit);
  if (!fitsCurrency(amount, currency)) throw refuseFormat('amount');
  const { simulateCredit } = app.providers.rails;
  if (!simulateCredit) throw new Refusal('NotFoundError', 'Deposits are simulated in the sandbox only.');
  const { legalName } = await getOrganization(app.db, organizationId);
  const isUnassigned = outcome === 'unassigned';
  const credit = {
    bankReference: simulatedReference(organizationId, intent),
    rail: 'wire',
    amountMinor: toMinor(amount, currency),
    currency,
    creditedAccount: isUnassigned ? '' : (account.bankAccountNumber ?? ''),
    remittance: isUnassigned ? 'Deposit' : `Deposit ${depositReferenceOf(organizationId, account.accountType)}`,
    senderName: legalName,
    senderAccount: sandboxSender,
    ...(outcome === 'held' && { needsReview: true }),
  };
  await simulateCredit(credit, courses[outcome]);
  await receiveRailsEvents(app);
  return await getActiveAccount({ app, db: app.db }, deposit);
}
