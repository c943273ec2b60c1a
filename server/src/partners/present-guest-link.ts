import type { GuestLink } from '../invoices/index.ts';

/** Converts a guest link for partners' back ends. */
export const presentGuestLink = ({ url, token, expiresAt }: GuestLink) => ({
  url,
  token,
  expiresAt: expiresAt.toISOString(),
});
