import { type Call, contract } from '@quittance/sdk/contract';
import { describe, expect, it } from 'vitest';
import { purposesOn } from './purposes.ts';

const calls: readonly Call[] = Object.values(contract);
const callsWithCode = calls.filter(({ otp }) => otp === 'asked').map(({ method, path }) => `${method} ${path}`);

describe('the purposes of one-time codes', () => {
  it.each(callsWithCode)('hold %s, which cannot be made without a code', (purpose) => {
    const surface = purpose.includes(' /admin/') ? 'admin' : 'portal';
    expect([...purposesOn[surface]]).toContain(purpose);
    expect(contract.sendEmailCode.body?.safeParse({ purpose }).success).toBe(true);
  });

  it('are of one listener each', () => {
    expect([...purposesOn.portal].filter((purpose) => purposesOn.admin.has(purpose))).toEqual([]);
  });
});
