import { expect, it } from 'vitest';
import { contactFilters, isNarrowed } from './contact-filter.ts';

it.each([
  ['', { status: 'connected', category: '', search: '' }, false],
  ['status=invited', { status: 'invited', category: '', search: '' }, false],
  ['status=blocked&category=friend', { status: 'connected', category: '', search: '' }, false],
  ['status=invited&category=supplier', { status: 'invited', category: 'supplier', search: '' }, true],
  ['search=cedar', { status: 'connected', category: '', search: 'cedar' }, true],
])('the address ?%s shows %j; contacts of the group are hidden: %s', (query, filter, isHiding) => {
  const read = contactFilters.read(new URLSearchParams(query));
  expect([read, isNarrowed(read)]).toEqual([filter, isHiding]);
});
