import { expect, it } from 'vitest';
import { createMailedLink, linkValueIn, queryWithout } from './mailed-link.ts';

it.each([
  ['', '#token=t1', 't1'],
  ['?invited', '#token=t1', 't1'],
  ['?token=old', '', 'old'],
  ['?token=old', '#token=t1', 't1'],
  ['', '#email=ada%40example.com', null],
  ['', '#token=', null],
  ['', '', null],
])('the token of "%s%s" is %s', (search, hash, token) => {
  expect(linkValueIn({ search, hash }, 'token')).toBe(token);
});

it.each([
  ['?token=t1', ''],
  ['?invited&token=t1', '?invited'],
  ['?invited', '?invited'],
  ['', ''],
])('"%s" without the token is "%s"', (search, rest) => {
  expect(queryWithout(search, 'token')).toBe(rest);
});

it('a kept value is for one page, until another link is opened or it is cleared', () => {
  const values = new Map<string, string>();
  const link = createMailedLink({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
  expect(link.read('/accept-invite')).toBeNull();
  link.keep('/accept-invite', 't1');
  expect([link.read('/accept-invite'), link.read('/auth/set-password')]).toEqual(['t1', null]);
  link.keep('/auth/set-password', 't2');
  expect([link.read('/accept-invite'), link.read('/auth/set-password')]).toEqual([null, 't2']);
  link.clear();
  expect(link.read('/auth/set-password')).toBeNull();
});
