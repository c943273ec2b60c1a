import { isIP } from 'node:net';

/**
 * The address of who asks. Each trusted proxy appends the address it saw to X-Forwarded-For, so with n proxies the n-th
 * entry from the right is the client's; everything left of it was written by the client and proves nothing.
 */
export function clientIp(peer: string | undefined, forwardedFor: string | undefined, trustedProxyHops: number): string {
  const seenByProxies = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const forwarded = trustedProxyHops > 0 ? seenByProxies.at(-trustedProxyHops) : undefined;
  const address = forwarded && isIP(forwarded) ? forwarded : (peer ?? '');
  // A dual-stack socket writes an IPv4 peer as ::ffff:192.0.2.1.
  return address.replace(/^::ffff:(?=\d+\.)/i, '') || 'unknown';
}
