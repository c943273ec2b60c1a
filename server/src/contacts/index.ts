export { type AddContact, addContact } from './add-contact.ts';
export type { Contact } from './contact.ts';
export { hasInvitedContact } from './has-invited-contact.ts';
export { type InviteContact, inviteContact } from './invite-contact.ts';
export { type ReadCompanyInvite, readCompanyInvite, redeemCompanyInvite } from './redeem-company-invite.ts';
export { type ReferPartners, referPartners } from './refer-partners.ts';
