// Written by sdk/scripts/generate-routes.ts from the contract. Run `npm run generate`; do not edit.
import type { Contract } from '../../contract/index.ts';
import { route } from '../route.ts';

/** Changes the role of a staff member; not one’s own. */
export const changeStaffRole = /* @__PURE__ */ route<Contract['changeStaffRole']>({
  method: 'PUT',
  path: '/admin/staff/{staffId}/role',
  access: 'staff',
  roles: ['compliance-head'],
  otp: { purpose: 'PUT /admin/staff/{staffId}/role', boundTo: ({ params, body }) => ({ staffId: params?.['staffId'], role: body?.['role'] }) },
});

/** Disables a staff member and ends their sessions, or enables them again; not oneself. */
export const changeStaffStatus = /* @__PURE__ */ route<Contract['changeStaffStatus']>({
  method: 'PUT',
  path: '/admin/staff/{staffId}/status',
  access: 'staff',
  roles: ['compliance-head'],
  otp: { purpose: 'PUT /admin/staff/{staffId}/status', boundTo: ({ params, body }) => ({ staffId: params?.['staffId'], status: body?.['status'] }) },
});

/** Creates a staff member and mails them a link to set their password. IdempotencyConflictError if the address is taken. */
export const inviteStaff = /* @__PURE__ */ route<Contract['inviteStaff']>({
  method: 'POST',
  path: '/admin/staff',
  access: 'staff',
  roles: ['compliance-head'],
  otp: { purpose: 'POST /admin/staff', boundTo: ({ body }) => ({ inviteeEmail: body?.['inviteeEmail'], role: body?.['role'] }) },
});

/** Staff members, newest first. */
export const listStaff = /* @__PURE__ */ route<Contract['listStaff']>({
  method: 'GET',
  path: '/admin/staff',
  access: 'staff',
  roles: ['compliance-head'],
});

/** Mails a new link to a staff member who has no password yet. The old link ends. */
export const resendStaffInvitation = /* @__PURE__ */ route<Contract['resendStaffInvitation']>({
  method: 'POST',
  path: '/admin/staff/{staffId}/invitation',
  access: 'staff',
  roles: ['compliance-head'],
});

/** Removes whatever confirms the sign-ins of a staff member besides the password, and ends their sessions; not one’s own. */
export const resetStaff2fa = /* @__PURE__ */ route<Contract['resetStaff2fa']>({
  method: 'PUT',
  path: '/admin/staff/{staffId}/reset-2fa',
  access: 'staff',
  roles: ['compliance-head'],
  otp: { purpose: 'PUT /admin/staff/{staffId}/reset-2fa', boundTo: ({ params }) => ({ staffId: params?.['staffId'] }) },
});
