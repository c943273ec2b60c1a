import { describe, expect, it } from 'vitest';
import { ratePassword } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', undefined],
    ['a', 'weak'],
    ['Harbor', 'weak'],
    ['harbor42', 'fair'],
    ['Harbor4', 'fair'],
    ['Qwerty42', 'fair'],
    ['Harbor42', 'good'],
    ['Harbor42studio', 'strong'],
  ])('of %j is %s', (password, strength) => {
    expect(ratePassword(password).strength).toBe(strength);
  });

  it('is explained by what is met', () => {
    const met = ratePassword(' harbor').requirements.filter(({ isMet }) => isMet);
    expect(met.map(({ requirement }) => requirement)).toEqual(['lowercase', 'noKeyboardRun']);
  });

  it('begins with nothing met', () => {
    expect(ratePassword('').requirements.some(({ isMet }) => isMet)).toBe(false);
  });
});
