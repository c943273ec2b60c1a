// Written by sdk/scripts/generate-code-purposes.ts from the contract. Run `npm run generate`; do not edit.

/** What one-time codes are mailed for. */
export const codePurposes = [
  'DELETE /invites/remove-user',
  'POST /invites',
  'POST /invites/cancel-invite',
  'POST /invoices/pay',
  'PUT /admin/staff/{staffId}/reset-2fa',
  'PUT /invites',
  'sign-in',
  'staff-sign-in',
] as const;
