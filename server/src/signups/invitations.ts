import type { CallOutput, Contract } from '@quittance/sdk/contract';
import { readCompanyInvite, redeemCompanyInvite } from '../contacts/index.ts';
import type { Connection } from '../db/index.ts';
import { findUserByEmail } from '../identity/index.ts';
import { type OperationContext, Refusal } from '../kernel/index.ts';
import { readMemberInvite, redeemMemberInvite } from '../members/index.ts';
import type { InviteKind } from './tables.ts';

/** A link that invites somebody to sign up. */
export interface InviteLink {
  readonly kind: InviteKind;
  readonly token: string;
}

/** An invite whose link somebody has opened. The id stays when the invite is resent with another link. */
export interface OpenedInvite {
  readonly kind: InviteKind;
  readonly inviteId: string;
}

/** What the link of an invite leads to. */
interface ReadInvite {
  readonly inviteId: string;
  /** What a company's invite is for. */
  readonly kind?: 'contact' | 'referral';
  readonly organizationName: string;
  /** Address that the invite was mailed to: a person with the link has read a mail to it. */
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Reads an invite of each kind without using it. @throws InvalidInviteTokenError, ExpiredInviteTokenError */
const readers: Readonly<Record<InviteKind, (db: Connection, token: string) => Promise<ReadInvite>>> = {
  company: readCompanyInvite,
  member: readMemberInvite,
};

/** @throws InvalidInviteTokenError, ExpiredInviteTokenError */
export const openInvite = (db: Connection, { kind, token }: InviteLink): Promise<ReadInvite> =>
  readers[kind](db, token);

/** Returns what the holder of a link may know of its invite. @throws InvalidInviteTokenError, ExpiredInviteTokenError */
export async function presentInvitation(
  db: Connection,
  link: InviteLink,
): Promise<CallOutput<Contract['getCompanyInvite']>> {
  const { kind, organizationName, email, firstName, lastName } = await openInvite(db, link);
  return {
    ...(kind && { kind }),
    organizationName,
    email,
    hasAccount: (await findUserByEmail(db, 'customer', email)) !== null,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  };
}

/** The person who signed up. */
interface NewPerson {
  readonly personId: string;
  /** Verified as theirs. */
  readonly email: string;
}

/**
 * Makes the person of a sign-up a member of the organization that invited them, unless the invite was canceled or used in
 * between, or was mailed to another address. An invite to a company is used later, for the organization that they create.
 * @returns whether they are a member now
 */
export async function acceptInvitation(
  context: OperationContext,
  { kind, inviteId }: OpenedInvite,
  person: NewPerson,
): Promise<boolean> {
  // The account exists all the same.
  return kind === 'member' && (await unlessRefused(redeemMemberInvite(context, inviteId, person)));
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
    .select('invite_id')
    .where('person_id', '=', personId)
    .where('invite_kind', '=', 'company')
    .executeTakeFirst();
  if (!signUp?.invite_id) return;
  // The organization exists all the same.
  await unlessRefused(redeemCompanyInvite(context, { inviteId: signUp.invite_id, organizationId }));
}

/** Waits for the use of an invite. @returns false if it was refused */
async function unlessRefused(use: Promise<unknown>): Promise<boolean> {
  try {
    await use;
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}
