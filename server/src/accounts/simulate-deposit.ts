import type { AccountType } from '@quittance/sdk/contract';
import { fitsCurrency, toMinor } from '@quittance/sdk/money';
import { recordAudit } from '../audit/index.ts';
import { newId, type OperationContext, Refusal, refuseFormat } from '../kernel/index.ts';
import { accounts, credit, debit, postJournals } from '../ledger/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';
import { noteFirstDeposit } from '../organizations/index.ts';
import { listCurrencyAccounts, type WireCurrencyAccount } from './list-currency-accounts.ts';

export interface SimulateDeposit {
  readonly organizationId: string;
  readonly currency: string;
  /** For US dollars; traditional when absent. */
  readonly accountType?: AccountType;
  /** Decimal text in major units, greater than 0. */
  readonly amount: string;
}

/**
 * Simulates an incoming bank credit and books it for the organization. Sandbox mode only.
 * @throws CurrencyAccountUnavailableError when the account is not open
 * @throws ValidationError for an amount with more decimals than the currency has
 */
export async function simulateDeposit(
  context: OperationContext,
  deposit: SimulateDeposit,
): Promise<WireCurrencyAccount> {
  await getActiveAccount(context, deposit);
  if (!fitsCurrency(deposit.amount, deposit.currency)) throw refuseFormat('amount');
  const depositId = newId('dep');
  await postDeposit(context, deposit, depositId);
  const now = await context.app.clock.now(context.db);
  await noteFirstDeposit(context.db, deposit.organizationId, now);
  await recordAudit(context.db, {
    at: now,
    actor: context.actor,
    action: 'deposit.arrived',
    object: { type: 'deposit', id: depositId },
    organizationId: deposit.organizationId,
    detail: {
      currency: deposit.currency,
      amount: deposit.amount,
      amountMinor: String(toMinor(deposit.amount, deposit.currency)),
    },
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
  await publishLiveEvent(context.db, {
    organizationId: deposit.organizationId,
    kind: 'balance.changed',
    objectId: depositId,
  });
  return await getActiveAccount(context, deposit);
}

async function getActiveAccount(
  context: OperationContext,
  { organizationId, currency, accountType }: SimulateDeposit,
): Promise<WireCurrencyAccount> {
  const type = currency === 'USD' ? (accountType ?? 'traditional') : undefined;
  const listed = await listCurrencyAccounts(context, organizationId);
  const account = listed.find((candidate) => candidate.currency === currency && candidate.accountType === type);
  if (account?.currencyStatus !== 'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS') {
    throw new Refusal('CurrencyAccountUnavailableError', `There is no active ${currency} account.`);
  }
  return account;
}

/** P5a: Dr bank:wire A / Cr suspense:in A, always first; P5c: Dr suspense:in A / Cr avail A. */
async function postDeposit(context: OperationContext, deposit: SimulateDeposit, depositId: string): Promise<void> {
  const { organizationId, currency } = deposit;
  const amountMinor = toMinor(deposit.amount, currency);
  const owner = accounts.available(organizationId, deposit);
  await postJournals(context.db, context.app.clock, [
    {
      businessKey: `deposit:${depositId}:arrived`,
      book: 'cash',
      kind: 'deposit-arrived',
      organizationId,
      lines: [
        debit(accounts.bank('wire'), amountMinor, currency),
        credit(accounts.suspenseIn(), amountMinor, currency),
      ],
    },
    {
      businessKey: `deposit:${depositId}:booked`,
      book: 'cash',
      kind: 'deposit-booked',
      organizationId,
      lines: [debit(accounts.suspenseIn(), amountMinor, currency), credit(owner, amountMinor, currency)],
    },
  ]);
}
