import { type InvitableRole, includesRole, maxPeople } from '@quittance/sdk/rules';
import { checkInvitee, englishSentence } from '@quittance/sdk/validation';
import type { Connection } from '../db/index.ts';
import { lockInviteMails } from '../invites/index.ts';
import { type OperationContext, Refusal, refuseField } from '../kernel/index.ts';
import { listMembers, lockOrganization } from '../organizations/index.ts';
import { checkNewEmail } from '../validation/index.ts';
import type { InviteNames } from './invite-names.ts';
import { alreadyAdded, createMemberInvite, type MemberInvite } from './member-invites.ts';
import { planUpgradeRequired } from './member-refusals.ts';
import { recordMemberChange } from './record-member-change.ts';

export interface InviteMember {
  readonly organizationId: string;
  /** Of the person who invites. */
  readonly ownEmail: string;
  /** Lower case. */
  readonly inviteeEmail: string;
  readonly role: InvitableRole;
  /** Whether the person is a beneficial owner; default: no. */
  readonly isUbo?: boolean | undefined;
  /** The access that the organization's verification answered, which invites them; absent: somebody else does. */
  readonly answeredRole?: InvitableRole | undefined;
  readonly names?: InviteNames | undefined;
  /** Whether the address had an invite before, so that the rule about new addresses doesn't apply; default: no. */
  readonly isKnown?: boolean | undefined;
}

/**
 * Invites a person to an organization by mail. It doesn't matter whether the address has an account.
 * @throws PlanUpgradeRequiredError for a role that the plan doesn't include; ValidationError for an address with a plus
 *   sign, one's own, or added already; RateLimitError if an invite to it was mailed in the last ten minutes; TooManyPeopleError;
 *   TooManyInvitesError, RecipientInvitedOftenError
 */
export async function inviteMember(context: OperationContext, input: InviteMember): Promise<MemberInvite> {
  const { organizationId, inviteeEmail: email, role, isUbo, answeredRole, names } = input;
  await lockInviteMails(context, { organizationId, recipients: [{ email }] });
  const { pricingTier } = await lockOrganization(context.db, organizationId);
  if (!includesRole(pricingTier, role)) throw planUpgradeRequired();
  await assertInvitable(context, input);
  await assertRoomForInvite(context.db, organizationId);
  const invite = await createMemberInvite(context, { organizationId, email, role, isUbo, answeredRole, names });
  await recordMemberChange(context, { organizationId, id: invite.id, action: 'member-invite.sent', detail: { role } });
  return invite;
}

/** Counts under the organization's lock. Accepting an invite makes no difference. @throws TooManyPeopleError */
async function assertRoomForInvite(db: Connection, organizationId: string): Promise<void> {
  const members = await listMembers(db, organizationId);
  const { open } = await db
    .selectFrom('member_invites')
    .select(({ fn }) => fn.countAll<bigint>().as('open'))
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  if (members.length + Number(open) < maxPeople) return;
  throw new Refusal('TooManyPeopleError', `An organization has at most ${maxPeople} people, invites included.`);
}

/** @throws ValidationError */
export async function assertInvitable(
  { app, db }: Pick<OperationContext, 'app' | 'db'>,
  {
    organizationId,
    ownEmail,
    inviteeEmail,
    isKnown,
  }: Pick<InviteMember, 'organizationId' | 'ownEmail' | 'inviteeEmail' | 'isKnown'>,
): Promise<void> {
  const found = (isKnown ? null : checkNewEmail(inviteeEmail, app.config)) ?? checkInvitee(inviteeEmail, [ownEmail]);
  if (found) throw refuseField('inviteeEmail', englishSentence(found));
  const members = await listMembers(db, organizationId);
  if (members.some(({ email }) => email === inviteeEmail)) throw alreadyAdded();
}
