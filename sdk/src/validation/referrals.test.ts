import { describe, expect, it } from 'vitest';
import { checkReferralEntry, referralRefusals, referralsOf } from './referrals.ts';

const ownEmail = 'ada@harbor.example';
const ana = 'ana@north.example';

describe('the addresses of a referral', () => {
  it.each([
    [{ emails: [ana], typed: ' ' }, [ana]],
    [{ emails: [ana], typed: ' Eva@South.example ' }, [ana, 'eva@south.example']],
    [{ emails: [], typed: '' }, []],
  ])('of %j are %j', (entry, sent) => {
    expect(referralsOf(entry)).toEqual(sent);
  });

  it.each([
    ['adding', { emails: [], typed: '' }, 'required'],
    ['adding', { emails: [ana], typed: ana }, 'emailAdded'],
    ['adding', { emails: [], typed: 'Ada@harbor.example' }, 'referralOwn'],
    ['adding', { emails: [], typed: ana }, undefined],
    ['sending', { emails: [], typed: '' }, 'referralMissing'],
    ['sending', { emails: [ana], typed: '' }, undefined],
    ['sending', { emails: [ana], typed: 'eva' }, 'emailInvalid'],
    ['sending', { emails: [ana], typed: 'eva@south.example' }, undefined],
  ] as const)('when %s %j: %s', (action, entry, key) => {
    expect(checkReferralEntry(entry, { ownEmail, isSending: action === 'sending' })?.key).toBe(key);
  });

  it('obey the rule about plus signs', () => {
    const rule = { ownEmail, isSending: false, plusOnlyAt: 'quittance.example' };
    expect(checkReferralEntry({ emails: [], typed: 'ana+1@north.example' }, rule)?.key).toBe('emailPlus');
  });

  it('are named where they are refused', () => {
    const refused = [
      { path: 'emails.1', message: 'Invalid email' },
      { path: 'emails', message: 'Too many' },
    ];
    expect(referralRefusals(refused, [ana, 'eva'])).toEqual([
      { path: 'email', message: 'eva: Invalid email' },
      { path: 'email', message: 'Too many' },
    ]);
  });
});
