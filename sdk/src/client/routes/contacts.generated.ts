// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Adds an organization to the contacts. Repeating it with the same category answers the same contact. */
export const addContact = /* @__PURE__ */ route<Contract['addContact']>({
  method: 'POST',
  path: '/contacts/add',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Invites a supplier by mail. The answer is the same whether or not the address has an account. */
export const inviteContact = /* @__PURE__ */ route<Contract['inviteContact']>({
  method: 'POST',
  path: '/contacts/new-invite',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** The organization’s contacts, grouped by status, each group by name. */
export const listContacts = /* @__PURE__ */ route<Contract['listContacts']>({
  method: 'GET',
  path: '/contacts',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** The organization’s referrals, newest first. */
export const listReferralPartners = /* @__PURE__ */ route<Contract['listReferralPartners']>({
  method: 'GET',
  path: '/contacts/referral-partners',
  access: 'customer',
  roles: ['owner', 'manager', 'read-only'],
});

/** Moves a contact to another category. */
export const moveContact = /* @__PURE__ */ route<Contract['moveContact']>({
  method: 'POST',
  path: '/contacts/move',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Refers other companies: mails an invitation to each address. All or none are referred. */
export const referPartners = /* @__PURE__ */ route<Contract['referPartners']>({
  method: 'POST',
  path: '/contacts/referral-partners',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Mails an invite again, with a new link that replaces the old one. At most every ten minutes. */
export const resendContactInvite = /* @__PURE__ */ route<Contract['resendContactInvite']>({
  method: 'POST',
  path: '/contacts/resend-invite',
  access: 'customer',
  roles: ['owner', 'manager'],
});

/** Withdraws an unanswered invite: its link stops working and the contact is removed. */
export const withdrawContactInvite = /* @__PURE__ */ route<Contract['withdrawContactInvite']>({
  method: 'DELETE',
  path: '/contacts/invite',
  access: 'customer',
  roles: ['owner', 'manager'],
});
