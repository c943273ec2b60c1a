// Written by sdk/scripts/generate-code-purposes.ts from the contract. Run `npm run generate`; do not edit.

/** What one-time codes are mailed for. */
export const codePurposes = [
  'DELETE /admin/me/2fa-secret',
  'DELETE /invites/remove-user',
  'DELETE /me/2fa-secret',
  'DELETE /me/identities/{provider}',
  'DELETE /me/passkeys/{passkeyId}',
  'PATCH /me/passkeys/{passkeyId}',
  'POST /admin/me/create-2fa-secret',
  'POST /admin/me/recovery-codes',
  'POST /admin/staff',
  'POST /invites',
  'POST /invites/cancel-invite',
  'POST /invoices/pay',
  'POST /me/create-2fa-secret',
  'POST /me/identities/{provider}/start',
  'POST /me/passkeys',
  'POST /me/recovery-codes',
  'POST /transactions/transfer',
  'PUT /admin/staff/{staffId}/reset-2fa',
  'PUT /admin/staff/{staffId}/role',
  'PUT /admin/staff/{staffId}/status',
  'PUT /invites',
  'PUT /me/password',
  'sign-in',
  'staff-sign-in',
] as const;
