import { isIPv6 } from 'node:net';

/**
 * Returns the network to count requests or guesses by: an IPv4 address, or the /64 that one IPv6 subscriber usually
 * owns.
 */
export function addressBlock(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.split('::');
  const headGroups = head.split(':').filter(Boolean);
  const tailGroups = tail.split(':').filter(Boolean);
  const zeros = ip.includes('::') ? Array<string>(8 - headGroups.length - tailGroups.length).fill('0') : [];
  return `${[...headGroups, ...zeros, ...tailGroups].slice(0, 4).join(':')}::/64`;
}
