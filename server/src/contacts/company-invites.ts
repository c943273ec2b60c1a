import { inviteExpiresAt, inviteLimits } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import { englishSentence } from '@quittance/sdk/validation';
import type { Selectable } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { Connection } from '../db/index.ts';
import { assertNotTooEarly, countInviteMails, mailedTooEarly, newInviteLink, noSuchInvite } from '../invites/index.ts';
import { actorLocale, type Locale, newId, type OperationContext, refuseField } from '../kernel/index.ts';
import { findRecipientLocales, sendMail } from '../notifications/index.ts';
import { getOrganization } from '../organizations/index.ts';
import type { CompanyInviteKind, CompanyInvitesTable } from './tables.ts';

/** A mailed invite to a company that is not on the platform. */
export type CompanyInvite = Selectable<CompanyInvitesTable>;

export interface NewCompanyInvite {
  readonly kind: CompanyInviteKind;
  /** Who invites. */
  readonly organizationId: string;
  /** Lower case. */
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** The request's field with the address, for a refusal. */
  readonly path: string;
}

/** What the mails of an organization's invites have in common. */
export interface InviteMailing {
  readonly organizationName: string;
  /** Language of the mail to an address. */
  localeOf(email: string): Locale;
}

/** Reads what mails to the addresses need, once for all of them. */
export async function prepareInviteMailing(
  context: OperationContext,
  { organizationId, emails }: { readonly organizationId: string; readonly emails: readonly string[] },
): Promise<InviteMailing> {
  const { db } = context;
  const { legalName } = await getOrganization(db, organizationId);
  // A recipient whose language is unknown gets the sender's.
  return { organizationName: legalName, localeOf: await findRecipientLocales(db, emails, actorLocale(context)) };
}

/**
 * Creates an invite and mails its link.
 * @throws ValidationError if the organization has invited the address already; RateLimitError if it has just withdrawn
 *   that invite
 */
export async function createCompanyInvite(
  context: OperationContext,
  mailing: InviteMailing,
  invite: NewCompanyInvite,
): Promise<CompanyInvite> {
  const { kind, organizationId, email } = invite;
  const { token, columns } = newInviteLink('company', inviteExpiresAt);
  const content = {
    ...columns,
    status: 'open' as const,
    first_name: invite.firstName ?? null,
    last_name: invite.lastName ?? null,
  };
  const created = await context.db
    .insertInto('company_invites')
    .values({ ...content, id: newId('civ'), kind, organization_id: organizationId, email })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'kind', 'email'])
        .doUpdateSet(content)
        .where('company_invites.status', '=', 'withdrawn')
        .where('company_invites.sent_at', '<=', new Date(Date.now() - inviteLimits.resendAfterMinutes * 60_000)),
    )
    .returningAll()
    .executeTakeFirst();
  if (!created) throw await refuseRepetition(context.db, invite);
  await mailInvite(context, mailing, { invite: created, token });
  return created;
}

async function refuseRepetition(db: Connection, { kind, organizationId, email, path }: NewCompanyInvite) {
  const existing = await db
    .selectFrom('company_invites')
    .select(['status', 'sent_at'])
    .where('organization_id', '=', organizationId)
    .where('kind', '=', kind)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return existing.status === 'withdrawn'
    ? mailedTooEarly(existing.sent_at)
    : refuseField(path, englishSentence({ key: 'emailAdded' }));
}

/** Returns an unanswered invite of a contact, locked for a change. @throws NotFoundError */
export async function lockOpenInvite(
  transaction: Connection,
  key: { readonly organizationId: string; readonly email: string },
): Promise<CompanyInvite> {
  const invite = await transaction
    .selectFrom('company_invites')
    .selectAll()
    .where('organization_id', '=', key.organizationId)
    .where('kind', '=', 'contact')
    .where('email', '=', key.email)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (!invite) throw noSuchInvite();
  return invite;
}

/**
 * Mails an invite again with a new link; the old one stops working. The caller has locked its
 * mails, then the invite.
 * @throws RateLimitError within ten minutes after the last mail; TooManyInvitesError, RecipientInvitedOftenError
 */
export async function renewCompanyInvite(context: OperationContext, invite: CompanyInvite): Promise<void> {
  assertNotTooEarly(invite);
  const { organization_id: organizationId, kind, email } = invite;
  await countInviteMails(context, { organizationId, kind, recipients: [{ email }] });
  const { token, columns } = newInviteLink('company', inviteExpiresAt);
  const renewed = await context.db
    .updateTable('company_invites')
    .set(columns)
    .where('id', '=', invite.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const mailing = await prepareInviteMailing(context, { organizationId, emails: [email] });
  await mailInvite(context, mailing, { invite: renewed, token });
}

const templates = { contact: 'contact-invite', referral: 'referral-invite' } as const;

async function mailInvite(
  context: OperationContext,
  { organizationName, localeOf }: InviteMailing,
  { invite, token }: { readonly invite: CompanyInvite; readonly token: string },
): Promise<void> {
  await sendMail(context.db, {
    to: invite.email,
    template: templates[invite.kind],
    locale: localeOf(invite.email),
    data: {
      organizationName,
      link: `${context.app.config.publicUrl}/accept-contact-invite#token=${token}`,
      expiresOn: businessDateOf(invite.expires_at),
    },
    about: invite.id,
  });
}

export interface ReferralChange {
  readonly invite: CompanyInvite;
  /** Verb in the past tense. */
  readonly change: 'referred' | 'joined';
  readonly at: Date;
}

/** Records an audit event for a referral, for the organization that refers. */
export async function recordReferralChange(
  context: OperationContext,
  { invite, change, at }: ReferralChange,
): Promise<void> {
  await recordAudit(context.db, {
    at,
    actor: context.actor,
    action: `partner.${change}`,
    object: { type: 'company_invite', id: invite.id },
    organizationId: invite.organization_id,
    ...(context.requestId !== undefined && { requestId: context.requestId }),
    ...(context.ip !== undefined && { ip: context.ip }),
  });
}
