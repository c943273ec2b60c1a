import { describe, expect, it } from 'vitest';
import { checkPassword, missingOf } from './password.ts';

describe('a password', () => {
  it.each(['Harbor-Wind7', 'Пароль-Длинный7', 'A very long sentence 7'])('passes: %s', (password) => {
    expect(checkPassword(password)).toBeNull();
  });

  it.each([
    ['Ab1-efg', ['length']],
    ['Harbor-Wind', ['digit']],
    ['harbor-wind7', ['uppercase']],
    ['HARBOR-WIND7', ['lowercase']],
    [' Harbor-Wind7', ['noLeadingSpace']],
    ['abc', ['length', 'digit', 'uppercase']],
  ])('is not strong enough as %j, because it lacks %j', (password, missing) => {
    expect(missingOf(password)).toEqual(missing);
    expect(checkPassword(password)).toEqual({ key: 'passwordWeak' });
  });

  it.each(['Harbor-qwe7x', 'Harbor-EWQ7x', 'Harbor-asD7x', 'Harbor-mnb7x'])(
    'has at most two consecutive keyboard letters, unlike %s',
    (password) => {
      expect(missingOf(password)).toEqual(['noKeyboardRun']);
      expect(checkPassword(password)).toEqual({ key: 'keyboardRun' });
    },
  );

  it('may continue from the end of one keyboard row to the next', () => {
    expect(checkPassword('Harbor-opas7')).toBeNull();
  });

  it('is required', () => {
    expect(checkPassword('')).toEqual({ key: 'required' });
  });
});
