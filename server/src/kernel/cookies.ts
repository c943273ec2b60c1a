/**
 * Cookies of the portal and the back office, by purpose. Over HTTPS their names have the prefix `__Host-`, which
 * `CallContext` adds and removes.
 */
export const cookies = {
  /** A customer's session, starting with the correct password. */
  session: 'quittance_session',
  /** A staff member's session; never valid for a customer's call, nor vice versa. */
  staffSession: 'quittance_staff_session',
  /** A device on which the one-time code was remembered. */
  device: 'quittance_device',
  /** The same for staff. Separate, because ports share cookies. */
  staffDevice: 'quittance_staff_device',
  /** A browser that began to sign in with Google or LinkedIn. */
  provider: 'quittance_provider',
  /** A browser that asked to sign in with a passkey before it gave the password. */
  passkey: 'quittance_passkey',
} as const;
