import { readCompanyInvite, redeemCompanyInvite } from '../contacts/index.ts';
import type { Connection } from '../db/index.ts';
import { type OperationContext, Refusal, unseal } from '../kernel/index.ts';
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

/** How sign-up uses the invites of an area. */
interface Invites {
  /** Reads an invite without using it. @throws InvalidInviteTokenError, ExpiredInviteTokenError */
  read(db: Connection, token: string): Promise<Invitation>;
  /**
   * Uses an invite for a person who has just been created, in the same transaction. Absent: it is used later, for the
   * organization that the person creates.
   */
  accept?(context: OperationContext, invite: { readonly token: string; readonly personId: string }): Promise<void>;
}

/** The areas that invite, by what they invite to. An area that invites members of an organization adds itself here. */
const invitesOf: Readonly<Partial<Record<InviteKind, Invites>>> = { company: { read: readCompanyInvite } };

/** @throws InvalidInviteTokenError, also where nothing invites to this; ExpiredInviteTokenError */
export async function readInvitation(db: Connection, { kind, token }: InviteLink): Promise<Invitation> {
  const invites = invitesOf[kind];
  if (!invites) throw new Refusal('InvalidInviteTokenError', 'This link is not valid.');
  const { organizationName, email, firstName, lastName } = await invites.read(db, token);
  return { organizationName, email, ...(firstName && { firstName }), ...(lastName && { lastName }) };
}

/** Uses the invite of a sign-up for the person who came of it. */
export async function acceptInvitation(context: OperationContext, link: InviteLink, personId: string): Promise<void> {
  await invitesOf[link.kind]?.accept?.(context, { token: link.token, personId });
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
