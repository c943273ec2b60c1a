import { expect, it } from 'vitest';
import { accountKeyOf } from './account-key.ts';

it.each([
  ['USD', 'smart', { currency: 'USD', accountType: 'smart' }],
  ['EUR', 'traditional', { currency: 'EUR' }],
  ['EUR', 'smart', undefined],
  ['USD', 'savings', undefined],
])('%s %s is %j', (currency, type, key) => {
  expect(accountKeyOf(currency, type)).toEqual(key);
});
