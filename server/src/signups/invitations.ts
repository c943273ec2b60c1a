import { readCompanyInvite, redeemCompanyInvite } from '../contacts/index.ts';
import type { Connection } from '../db/index.ts';
import { type OperationContext, Refusal, unseal } from '../kernel/index.ts';
import { readMemberInvite, redeemMemberInvite } from '../members/index.ts';
import type { InviteKind } from './tables.ts';

/** What the holder of an invite's link may know of it. */
export interface Invitation {
  readonly organizationName: string;
  /** Address that the invite was mailed to: whoever has the link has read a mail to it. */
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** A link that invites somebody to sign up. */
export interface InviteLink {
  readonly kind: InviteKind;
  readonly token: string;
}

/** The invite of a sign-up, with the person who signed up. */
interface SignUpInvite {
  readonly token: string;
  readonly personId: string;
  /** Verified as theirs. */
  readonly email: string;
}

/** How sign-up uses the invites of an area. */
interface Invites {
  /** Reads an invite without using it. @throws InvalidInviteTokenError, ExpiredInviteTokenError */
  read(db: Connection, token: string): Promise<Invitation>;
  /**
   * Uses an invite for a person who has just been created, in the same transaction. Absent: it is used later, for the
   * organization that the person creates.
   * @returns whether they are a member of the organization that invited
   */
  accept?(context: OperationContext, invite: SignUpInvite): Promise<boolean>;
}

/** The areas that invite, by what they invite to. */
const invitesOf: Readonly<Record<InviteKind, Invites>> = {
  company: { read: readCompanyInvite },
  member: { read: readMemberInvite, accept: joinOrganization },
};

/** Makes the person a member, unless the invite was canceled or used in between, or was mailed to another address. */
async function joinOrganization(context: OperationContext, { token, ...invitee }: SignUpInvite): Promise<boolean> {
  try {
    await redeemMemberInvite(context, token, invitee);
    return true;
  } catch (error) {
    // The account exists all the same.
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

/** @throws InvalidInviteTokenError, ExpiredInviteTokenError */
export async function readInvitation(db: Connection, { kind, token }: InviteLink): Promise<Invitation> {
  const { organizationName, email, firstName, lastName } = await invitesOf[kind].read(db, token);
  return { organizationName, email, ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** Uses the invite of a sign-up for the person who signed up. @returns whether they are a member now */
export async function acceptInvitation(
  context: OperationContext,
  { kind, token }: InviteLink,
  person: Pick<SignUpInvite, 'personId' | 'email'>,
): Promise<boolean> {
  return (await invitesOf[kind].accept?.(context, { token, ...person })) ?? false;
}

/**
 * Uses the company invite with which a person signed up, for the organization that they have created. Does nothing for
 * people without one, and if it was withdrawn or used by somebody else in between.
 */
export async function redeemInviteOfSignUp(
  context: OperationContext,
  { personId, organizationId }: { readonly personId: string; readonly organizationId: string },
): Promise<void> {
  const signUp = await context.db
    .selectFrom('sign_ups')
    .select(['id', 'sealed_invite_token'])
    .where('person_id', '=', personId)
    .where('invite_kind', '=', 'company')
    .executeTakeFirst();
  if (!signUp?.sealed_invite_token) return;
  const token = unseal(context.app.config.dataKey, signUp.sealed_invite_token, signUp.id);
  try {
    await redeemCompanyInvite(context, { token, organizationId });
  } catch (error) {
    // The organization exists all the same.
    if (!(error instanceof Refusal)) throw error;
  }
}
