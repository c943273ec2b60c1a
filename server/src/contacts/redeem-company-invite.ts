import type { ContactCategory } from '@quittance/sdk/rules';
import type { Connection } from '../db/index.ts';
import { assertUsable, invalidInvite } from '../invites/index.ts';
import { hashSecret, type OperationContext } from '../kernel/index.ts';
import { getOrganization } from '../organizations/index.ts';
import { type CompanyInvite, recordReferralChange } from './company-invites.ts';
import { connectContact } from './connect-contact.ts';
import { type Contact, recordContactChange } from './contact.ts';
import type { CompanyInviteKind } from './tables.ts';

/** What the holder of an invite's link may know of it. */
export interface ReadCompanyInvite {
  /** For `redeemCompanyInvite`; not for the holder. */
  readonly inviteId: string;
  readonly kind: CompanyInviteKind;
  /** Legal name of the organization that invites. */
  readonly organizationName: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
}

/**
 * Reads an invite by the token of its link, without using it.
 * @throws InvalidInviteTokenError for an unknown, replaced, withdrawn or used link; ExpiredInviteTokenError
 */
export async function readCompanyInvite(db: Connection, token: string): Promise<ReadCompanyInvite> {
  const invite = assertUsable(
    await db.selectFrom('company_invites').selectAll().where('token_hash', '=', hashSecret(token)).executeTakeFirst(),
  );
  const { legalName } = await getOrganization(db, invite.organization_id);
  return {
    inviteId: invite.id,
    kind: invite.kind,
    organizationName: legalName,
    email: invite.email,
    ...(invite.first_name !== null && { firstName: invite.first_name }),
    ...(invite.last_name !== null && { lastName: invite.last_name }),
  };
}

/** An invite, and the organization that uses it. */
export interface InviteRedemption {
  /** Of an invite whose link the person has opened while it worked. */
  readonly inviteId: string;
  readonly organizationId: string;
}

/**
 * Uses an invite for an organization, once. An invite of a contact makes both organizations contacts of each other. A link
 * that was resent or has expired since the person opened it makes no difference.
 * @throws InvalidInviteTokenError for a withdrawn or used invite, and for one's own
 */
export async function redeemCompanyInvite(
  context: OperationContext,
  { inviteId, organizationId }: InviteRedemption,
): Promise<void> {
  const invite = await context.db
    .selectFrom('company_invites')
    .selectAll()
    .where('id', '=', inviteId)
    .forUpdate()
    .executeTakeFirst();
  if (invite?.status !== 'open' || invite.organization_id === organizationId) throw invalidInvite();
  await context.db
    .updateTable('company_invites')
    .set({ status: 'redeemed', token_hash: null, redeemed_by_organization_id: organizationId })
    .where('id', '=', invite.id)
    .execute();
  const at = await context.app.clock.now(context.db);
  if (invite.kind === 'contact') await connectBoth(context, { invite, organizationId, at });
  else await recordReferralChange(context, { invite, change: 'joined', at });
}

interface Redemption {
  readonly invite: CompanyInvite;
  readonly organizationId: string;
  readonly at: Date;
}

async function connectBoth(context: OperationContext, { invite, organizationId, at }: Redemption): Promise<void> {
  const invited = await removeInvited(context.db, invite);
  await recordContactChange(context, { contact: invited, change: 'invite_redeemed', at });
  await connectContact(context, {
    organizationId: invite.organization_id,
    contactOrganizationId: organizationId,
    category: invited.category,
    invited,
  });
  await connectContact(context, {
    organizationId,
    contactOrganizationId: invite.organization_id,
    category: otherSide[invited.category],
  });
}

/** Removes the invited contact first: it must not stay if the organization is a contact already. */
const removeInvited = (db: Connection, { id }: CompanyInvite): Promise<Contact> =>
  db.deleteFrom('contacts').where('invite_id', '=', id).returningAll().executeTakeFirstOrThrow();

/** What the inviting organization is to the invited one. */
const otherSide: Readonly<Record<ContactCategory, ContactCategory>> = { customer: 'supplier', supplier: 'customer' };
