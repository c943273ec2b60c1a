import type { GuestLink } from '../invoices/index.ts';

/** A guest link as partners' back ends get it. */
export const presentGuestLink = ({ url, token, expiresAt }: GuestLink) => ({
  url,
  token,
  expiresAt: expiresAt.toISOString(),
});
