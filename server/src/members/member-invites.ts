import { type InvitableRole, memberInviteExpiresAt } from '@quittance/sdk/rules';
import { businessDateOf } from '@quittance/sdk/time';
import { englishSentence } from '@quittance/sdk/validation';
import type { Selectable } from 'kysely';
import type { Connection } from '../db/index.ts';
import { assertNotTooEarly, countInviteMails, newInviteLink, noSuchInvite } from '../invites/index.ts';
import { actorLocale, newId, type OperationContext, type Refusal, refuseField } from '../kernel/index.ts';
import { findRecipientLocale, sendMail } from '../notifications/index.ts';
import { type InviteNames, invitingName, nameColumns } from './invite-names.ts';
import type { MemberInvitesTable } from './tables.ts';

/** A mailed invite of a person to an organization. */
export type MemberInvite = Selectable<MemberInvitesTable>;

export interface NewMemberInvite {
  readonly organizationId: string;
  /** Lower case. */
  readonly email: string;
  readonly role: InvitableRole;
  /** Default: no. */
  readonly isUbo?: boolean | undefined;
  /** The access that the organization's verification answered, which invites them; absent: somebody else does. */
  readonly answeredRole?: InvitableRole | undefined;
  readonly names?: InviteNames | undefined;
}

/**
 * Creates an invite and mails its link. The caller has locked its mails, then the organization.
 * @throws ValidationError if an invite to the address is open; RateLimitError if one was mailed in the last ten minutes;
 *   TooManyInvitesError, RecipientInvitedOftenError
 */
export async function createMemberInvite(context: OperationContext, invite: NewMemberInvite): Promise<MemberInvite> {
  const { organizationId, email, role, isUbo = false, answeredRole = null, names = {} } = invite;
  const last = await findInvite(context.db, invite);
  if (last?.status === 'open') throw alreadyAdded();
  if (last) assertNotTooEarly(last);
  await countInviteMails(context, { organizationId, kind: 'member', recipients: [{ email, path: 'inviteeEmail' }] });
  const { token, columns } = newInviteLink('member', memberInviteExpiresAt);
  const content = {
    ...columns,
    ...nameColumns(names),
    role,
    is_ubo: isUbo,
    is_applicant: answeredRole !== null,
    answered_role: answeredRole,
    status: 'open' as const,
    redeemed_by_person_id: null,
  };
  const created = await context.db
    .insertInto('member_invites')
    .values({ ...content, id: newId('miv'), organization_id: organizationId, email })
    .onConflict((conflict) => conflict.columns(['organization_id', 'email']).doUpdateSet(content))
    .returningAll()
    .executeTakeFirstOrThrow();
  await mailInvite(context, created, token);
  return created;
}

const findInvite = (db: Connection, { organizationId, email }: Omit<NewMemberInvite, 'role'>) =>
  db
    .selectFrom('member_invites')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('email', '=', email)
    // Redeeming locks only the invite.
    .forUpdate()
    .executeTakeFirst();

/** The refusal of an address that is a member or has an open invite. */
export const alreadyAdded = (): Refusal => refuseField('inviteeEmail', englishSentence({ key: 'emailAdded' }));

export interface InviteKey {
  readonly organizationId: string;
  readonly inviteId: string;
}

/** Returns an open invite, locked for a change. @throws NotFoundError */
export async function lockOpenInvite(
  transaction: Connection,
  { organizationId, inviteId }: InviteKey,
): Promise<MemberInvite> {
  const invite = await openInvite(transaction, { organizationId, inviteId }).forUpdate().executeTakeFirst();
  if (!invite) throw noSuchInvite();
  return invite;
}

/** Returns an open invite, without a lock. @throws NotFoundError */
export async function getOpenInvite(db: Connection, key: InviteKey): Promise<MemberInvite> {
  const invite = await openInvite(db, key).executeTakeFirst();
  if (!invite) throw noSuchInvite();
  return invite;
}

const openInvite = (db: Connection, { organizationId, inviteId }: InviteKey) =>
  db
    .selectFrom('member_invites')
    .selectAll()
    .where('id', '=', inviteId)
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'open');

/**
 * Mails an invite again with a new link; the old one stops working. The caller has locked its
 * mails, then the invite.
 * @throws RateLimitError within ten minutes after the last mail; TooManyInvitesError, RecipientInvitedOftenError
 */
export async function renewMemberInvite(context: OperationContext, invite: MemberInvite): Promise<void> {
  assertNotTooEarly(invite);
  const { organization_id: organizationId, email } = invite;
  await countInviteMails(context, { organizationId, kind: 'member', recipients: [{ email }] });
  const { token, columns } = newInviteLink('member', memberInviteExpiresAt);
  const renewed = await context.db
    .updateTable('member_invites')
    .set(columns)
    .where('id', '=', invite.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await mailInvite(context, renewed, token);
}

/** Writes in the recipient's language if it is known, else in the sender's. */
async function mailInvite(context: OperationContext, invite: MemberInvite, token: string): Promise<void> {
  const link = `${context.app.config.publicUrl}/accept-invite#token=${token}`;
  await sendMail(context.db, {
    to: invite.email,
    template: 'member-invite',
    locale: await findRecipientLocale(context.db, invite.email, actorLocale(context)),
    data: {
      organizationName: await invitingName(context.db, invite),
      link,
      expiresOn: businessDateOf(invite.expires_at),
      isUbo: invite.is_ubo,
    },
    about: invite.id,
  });
}
