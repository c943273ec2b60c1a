// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Accepts an invite to an organization. The session acts for it from then on. */
export const acceptMemberInvite = /* @__PURE__ */ route<Contract['acceptMemberInvite']>({
  method: 'POST',
  path: '/invites/accept',
  access: 'customer',
});

/** Cancels a pending invite to the organization. Its link stops working. */
export const cancelMemberInvite = /* @__PURE__ */ route<Contract['cancelMemberInvite']>({
  method: 'POST',
  path: '/invites/cancel-invite',
  access: 'customer',
  roles: ['owner'],
  otp: { purpose: 'POST /invites/cancel-invite', boundTo: ({ body }) => ({ inviteId: body?.['inviteId'] }) },
});

/** Changes the role of a member or of a pending invite. An invite is mailed again. */
export const changeMember = /* @__PURE__ */ route<Contract['changeMember']>({
  method: 'PUT',
  path: '/invites',
  access: 'customer',
  roles: ['owner'],
  otp: { purpose: 'PUT /invites', boundTo: ({ body }) => ({ memberId: body?.['memberId'], role: body?.['role'] }) },
});

/** Reads an invite by the token of its mailed link, for the person it was mailed to. */
export const getMemberInvite = /* @__PURE__ */ route<Contract['getMemberInvite']>({
  method: 'GET',
  path: '/invites/received',
  access: 'customer',
});

/** Invites a person to the organization by mail. The answer is the same whether or not they have an account. */
export const inviteMember = /* @__PURE__ */ route<Contract['inviteMember']>({
  method: 'POST',
  path: '/invites',
  access: 'customer',
  roles: ['owner'],
  otp: { purpose: 'POST /invites', boundTo: ({ body }) => ({ inviteeEmail: body?.['inviteeEmail'], role: body?.['role'] }) },
});

/** The organization’s members and its pending invites. */
export const listMembers = /* @__PURE__ */ route<Contract['listMembers']>({
  method: 'GET',
  path: '/invites',
  access: 'customer',
  roles: ['owner'],
});

/** Removes a member. Their sessions stop acting for the organization at once. */
export const removeMember = /* @__PURE__ */ route<Contract['removeMember']>({
  method: 'DELETE',
  path: '/invites/remove-user',
  access: 'customer',
  roles: ['owner'],
  otp: { purpose: 'DELETE /invites/remove-user', boundTo: ({ body }) => ({ memberId: body?.['memberId'] }) },
});
