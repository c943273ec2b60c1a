export { type AcceptContactInvite, acceptContactInvite } from './accept-contact-invite.ts';
export { type AddContact, addContact } from './add-contact.ts';
export type { Contact } from './contact.ts';
export { findContactAddress } from './find-contact-address.ts';
export { hasInvitedContact } from './has-invited-contact.ts';
export { getInvitableContact, type InvitableContact } from './invitable-contact.ts';
export { type InviteContact, inviteContact } from './invite-contact.ts';
export {
  type InviteRedemption,
  type ReadCompanyInvite,
  readCompanyInvite,
  redeemCompanyInvite,
} from './redeem-company-invite.ts';
export { type ReferPartners, referPartners } from './refer-partners.ts';
export { type ContactInviteKey, resendContactInvite } from './resend-contact-invite.ts';
export { withdrawContactInvite } from './withdraw-contact-invite.ts';
