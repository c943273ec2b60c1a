import { describe, expect, it } from 'vitest';
import { type HeldErrors, withoutError } from '../field/form-errors.ts';
import { withEarlyErrors } from './held-errors.ts';

describe('the messages that a form holds', () => {
  const held: HeldErrors = { errors: { email: 'Required', 'items.0.rate': 'Too large' }, early: { email: 'Required' } };

  it('lose the one of the field that is typed in', () => {
    expect(withoutError(held, 'email')).toEqual({ errors: { 'items.0.rate': 'Too large' }, early: {} });
    expect(held.errors.email).toBe('Required');
  });

  it('stay the very same object when the field has none, so that typing does not render the form again', () => {
    expect(withoutError(held, 'name')).toBe(held);
  });

  it('change for the fields that were checked, and for no other', () => {
    const found = { email: 'Invalid', name: 'Required' };
    const { errors } = withEarlyErrors(held, new Set(['email', 'items.0.rate']), found);
    expect(errors).toEqual({ email: 'Invalid' });
  });

  it('are told apart from those that the sending has found', () => {
    const { early } = withEarlyErrors(held, new Set(['name']), { name: 'Required', email: 'Invalid' });
    expect(early).toEqual({ email: 'Required', name: 'Required' });
  });

  it('stay the very same object when a check finds what is held already', () => {
    expect(withEarlyErrors(held, new Set(['items.0.rate']), { 'items.0.rate': 'Too large' })).toBe(held);
  });
});
