import { describe, expect, it } from 'vitest';
import { withErrorsOf, withoutError } from './form-errors.ts';

describe('the messages that a form holds', () => {
  const errors = { email: 'Required', 'items.0.rate': 'Too large' };

  it('lose the one of the field that is typed in', () => {
    expect(withoutError(errors, 'email')).toEqual({ 'items.0.rate': 'Too large' });
    expect(errors.email).toBe('Required');
  });

  it('stay the very same object when the field has none, so that typing does not render the form again', () => {
    expect(withoutError(errors, 'name')).toBe(errors);
  });

  it('change for the fields that were checked, and for no other', () => {
    const found = { email: 'Invalid', name: 'Required' };
    expect(withErrorsOf(errors, new Set(['email', 'items.0.rate']), found)).toEqual({ email: 'Invalid' });
  });

  it('stay the very same object when a check finds what is held already', () => {
    expect(withErrorsOf(errors, new Set(['email']), { email: 'Required' })).toBe(errors);
  });
});
