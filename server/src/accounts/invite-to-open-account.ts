import { inviteLimits } from '@quittance/sdk/rules';
import { getInvitableContact } from '../contacts/index.ts';
import type { Connection } from '../db/index.ts';
import { countInviteMails, lockInviteMails, mailedTooEarly } from '../invites/index.ts';
import { actorLocale, type OperationContext, refuseFormat } from '../kernel/index.ts';
import { findRecipientLocale, sendMail } from '../notifications/index.ts';
import { getOrganization, recordOrganizationChange } from '../organizations/index.ts';
import { findAccount } from './account-of.ts';
import type { AccountOf } from './get-active-account.ts';
import { isOffered } from './is-offered.ts';
import type { WireCurrencyAccount } from './list-currency-accounts.ts';

export interface InviteToOpenAccount extends AccountOf {
  readonly contactId: string;
}

interface Invited {
  readonly organizationId: string;
  readonly email: string;
}

/**
 * Mails a connected contact that it may open an account, so that both can pay each other in its currency. It does not matter
 * whether the contact has the account: the sender must not learn that.
 * @returns when the mail was sent, in real time
 * @throws NotFoundError for an unknown contact, and one that is only invited; RecipientUnavailableError when its address
 *   is unknown; ValidationError for a currency that is not offered; RateLimitError within ten minutes after the last
 *   mail; TooManyInvitesError, RecipientInvitedOftenError
 */
export async function inviteToOpenAccount(context: OperationContext, input: InviteToOpenAccount): Promise<Date> {
  const { organizationId, contactId } = input;
  const account = await findAccount(context, input);
  if (!isOffered(context.app, account.currency)) throw refuseFormat('currency');
  const invited = await getInvitableContact(context.db, { organizationId, contactId });
  const mails = { organizationId, kind: 'account' as const, recipients: [{ email: invited.email }] };
  await lockInviteMails(context, mails);
  const sentAt = await noteInvite(context.db, organizationId, invited, account);
  await countInviteMails(context, mails);
  await mailInvite(context, organizationId, invited, account);
  await recordOrganizationChange(context, {
    organizationId,
    change: 'account_invite_sent',
    at: await context.app.clock.now(context.db),
    detail: { contactId, currency: account.currency, accountType: account.accountType ?? 'traditional' },
  });
  return sentAt;
}

/** Notes the time of the mail. The caller has locked the organization's invites. @throws RateLimitError */
async function noteInvite(
  db: Connection,
  organizationId: string,
  invited: Invited,
  { currency, accountType = 'traditional' }: WireCurrencyAccount,
): Promise<Date> {
  const sentAt = new Date();
  const key = {
    organization_id: organizationId,
    invited_organization_id: invited.organizationId,
    currency,
    account_type: accountType,
  };
  const noted = await db
    .insertInto('account_invites')
    .values({ ...key, sent_at: sentAt })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'invited_organization_id', 'currency', 'account_type'])
        .doUpdateSet({ sent_at: sentAt })
        .where('account_invites.sent_at', '<=', new Date(sentAt.getTime() - inviteLimits.resendAfterMinutes * 60_000)),
    )
    .returning('sent_at')
    .executeTakeFirst();
  if (noted) return sentAt;
  const { sent_at: lastSentAt } = await db
    .selectFrom('account_invites')
    .select('sent_at')
    .where((where) => where.and(key))
    .executeTakeFirstOrThrow();
  throw mailedTooEarly(lastSentAt);
}

async function mailInvite(
  context: OperationContext,
  organizationId: string,
  { email }: Invited,
  { currency, accountType, label }: WireCurrencyAccount,
): Promise<void> {
  const { app, db } = context;
  const { legalName } = await getOrganization(db, organizationId);
  const query = new URLSearchParams({ currency, ...(accountType && { accountType }) });
  await sendMail(db, {
    to: email,
    template: 'account-invite',
    locale: await findRecipientLocale(db, email, actorLocale(context)),
    data: {
      organizationName: legalName,
      account: label,
      currency,
      link: `${app.config.publicUrl}/accounts/open?${query}`,
    },
    about: organizationId,
  });
}
