import { describe, expect, it } from 'vitest';
import { clientIp } from './client-ip.ts';

describe('the client address', () => {
  it.each([
    ['is the peer when no proxy is trusted', '192.0.2.1', '6.6.6.6', 0, '192.0.2.1'],
    ['is the address that the one trusted proxy saw', '10.0.0.1', '6.6.6.6, 192.0.2.1', 1, '192.0.2.1'],
    ['is the one that the outer of two proxies saw', '10.0.0.1', '6.6.6.6, 192.0.2.1, 10.0.0.2', 2, '192.0.2.1'],
    ['is the peer when the header has too few entries', '10.0.0.1', '192.0.2.1', 2, '10.0.0.1'],
    ['is the peer when the entry is no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['is IPv4 on a dual-stack socket', '::ffff:192.0.2.1', undefined, 0, '192.0.2.1'],
    ['is unknown without a socket', undefined, undefined, 0, 'unknown'],
  ])('%s', (_name, peer, forwardedFor, hops, expected) => {
    expect(clientIp(peer, forwardedFor, hops)).toBe(expected);
  });
});
