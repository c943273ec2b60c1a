import { expect, it } from 'vitest';
import { inviteLinkOf } from './invite-link.ts';

it.each([
  ['token=t1', { kind: 'member', token: 't1' }],
  ['companyInvite=c1', { kind: 'company', token: 'c1' }],
  ['utm_source=news', null],
  ['token=', null],
] as const)('%s: %j', (query, link) => {
  expect(inviteLinkOf(new URLSearchParams(query))).toEqual(link);
});
