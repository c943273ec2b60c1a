import { accountOpening } from '@quittance/sdk/rules';
import { actorLocale, type OperationContext, Refusal } from '../kernel/index.ts';
import { publishLiveEvent } from '../live-events/index.ts';
import { findRecipientLocale, sendMail } from '../notifications/index.ts';
import {
  findContactEmail,
  getOrganization,
  lockOrganization,
  openCurrencyAccount,
  recordOrganizationChange,
} from '../organizations/index.ts';
import { addressOfAccount, findAccount } from './account-of.ts';
import type { AccountOf } from './get-active-account.ts';
import type { WireCurrencyAccount } from './list-currency-accounts.ts';

/**
 * Opens an account for an organization, and mails its owner. An account that is open already is answered again.
 * @throws ValidationError for an unknown account; CompanyNotVerifiedError;
 *   CurrencyAccountUnavailableError when its provider is in the way, or the currency has a waiting list
 */
export async function openAccount(context: OperationContext, key: AccountOf): Promise<WireCurrencyAccount> {
  const { organizationId } = key;
  // Two people who open it at once wait for each other.
  await lockOrganization(context.db, organizationId);
  const account = await findAccount(context, key);
  if (account.isActive) return account;
  assertCanOpen(account);
  const { currency, accountType = 'traditional' } = account;
  const { id } = await openCurrencyAccount(context.db, organizationId, { currency, accountType });
  await recordOrganizationChange(context, {
    organizationId,
    change: 'account_opened',
    at: await context.app.clock.now(context.db),
    detail: { currency, accountType },
  });
  await publishLiveEvent(context.db, { organizationId, kind: 'balance.changed', objectId: id });
  await mailOwner(context, organizationId, account);
  return await findAccount(context, key);
}

function assertCanOpen(account: WireCurrencyAccount): void {
  const opening = accountOpening(account);
  if (opening === 'open') return;
  const { currencyStatus, label } = account;
  if (currencyStatus === 'ORGANIZATION_VERIFICATION_REQUIRED') {
    throw new Refusal('CompanyNotVerifiedError', 'Only verified companies open accounts.');
  }
  const reason = opening === 'join-waitlist' ? 'There is a waiting list for' : 'The organization is not eligible for';
  throw new Refusal('CurrencyAccountUnavailableError', `${reason} the ${label} account.`);
}

async function mailOwner(
  context: OperationContext,
  organizationId: string,
  account: WireCurrencyAccount,
): Promise<void> {
  const { app, db } = context;
  const to = await findContactEmail(db, organizationId);
  if (to === null) return;
  const { legalName } = await getOrganization(db, organizationId);
  await sendMail(db, {
    to,
    template: 'account-opened',
    locale: await findRecipientLocale(db, to, actorLocale(context)),
    data: {
      organizationName: legalName,
      account: account.label,
      link: `${app.config.publicUrl}${addressOfAccount(account)}/details`,
    },
    about: organizationId,
  });
}
