import { expect, it } from 'vitest';
import { testDatabase } from '../test-support/test-database.ts';
import { createClock } from '../clock/index.ts';
import { accounts, balanceOf, credit, debit, postJournal } from './index.ts';

const { db } = testDatabase();
const clock = createClock({ mode: 'sandbox' });

it('posts', async () => {
  const org = accounts.available('org_1', { currency: 'USD' });
  const posted = await postJournal(db, clock, {
    businessKey: 'dep:1',
    book: 'cash',
    kind: 'deposit',
    lines: [debit(accounts.bank('wire'), 100n, 'USD'), credit(org, 100n, 'USD')],
  });
  expect(posted.repeated).toBe(false);
  expect(await balanceOf(db, org, 'USD')).toBe(100n);
  expect(await balanceOf(db, accounts.bank('wire'), 'USD')).toBe(100n);
});
