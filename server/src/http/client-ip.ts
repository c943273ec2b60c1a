import { isIP } from 'node:net';

/**
 * Returns the client's address. Each trusted proxy appends the address it saw to X-Forwarded-For, so with n proxies the
 * client's is the n-th from the right. The client can forge everything left of it.
 */
export function clientIp(peer: string | undefined, forwardedFor: string | undefined, trustedProxyHops: number): string {
  const seenByProxies = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const forwarded = trustedProxyHops > 0 ? seenByProxies.at(-trustedProxyHops) : undefined;
  const address = forwarded && isIP(forwarded) ? forwarded : (peer ?? '');
  // A dual-stack socket writes an IPv4 peer as ::ffff:192.0.2.1.
  return address.replace(/^::ffff:(?=\d+\.)/i, '') || 'unknown';
}
