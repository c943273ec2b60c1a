import { describe, expect, it } from 'vitest';
import { ratePassword } from './password-strength.ts';

describe('passwordStrength', () => {
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

  it('lists the requirements that are met', () => {
    const met = ratePassword(' harbor').requirements.filter(({ isMet }) => isMet);
    expect(met.map(({ requirement }) => requirement)).toEqual(['lowercase', 'noKeyboardRun']);
  });

  it('starts without any met requirement', () => {
    expect(ratePassword('').requirements.some(({ isMet }) => isMet)).toBe(false);
  });
});
