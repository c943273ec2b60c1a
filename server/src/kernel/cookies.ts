/**
 * Cookies of the portal and the back office, by purpose. Over HTTPS they travel with the `__Host-` prefix, which
 * `CallContext` adds and takes off.
 */
export const cookies = {
  /** A customer's session, from the right password on. */
  session: 'quittance_session',
  /** A staff member's session; never valid for a customer call, nor the other way round. */
  staffSession: 'quittance_staff_session',
  /** A device on which the one-time code was remembered. */
  device: 'quittance_device',
  /** The same for staff: ports share cookies, and one must not forget the other. */
  staffDevice: 'quittance_staff_device',
} as const;
