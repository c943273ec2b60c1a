import { isIP, isIPv6 } from 'node:net';

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

/** Whom a rate limit counts together: an IPv4 address, or the /64 that one IPv6 subscriber usually owns. */
export function addressBlock(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const headGroups = head.split(':').filter(Boolean);
  const tailGroups = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? Array<string>(8 - headGroups.length - tailGroups.length).fill('0') : [];
  return `${[...headGroups, ...zeros, ...tailGroups].slice(0, 4).join(':')}::/64`;
}
