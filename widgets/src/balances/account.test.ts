import { expect, it } from 'vitest';
import { keyOf, queryOf } from './account.ts';

it('names an account by currency and type', () => {
  expect(queryOf({ currency: 'EUR' })).toEqual({ currency: 'EUR' });
  expect(queryOf({ currency: 'USD', accountType: 'smart' })).toEqual({ currency: 'USD', accountType: 'smart' });
  expect(keyOf({ currency: 'USD', accountType: 'smart' })).not.toBe(
    keyOf({ currency: 'USD', accountType: 'merchant' }),
  );
});
