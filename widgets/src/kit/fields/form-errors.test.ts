import { describe, expect, it } from 'vitest';
import { withoutError } from './form-errors.ts';

describe('the messages that a form holds', () => {
  const errors = { email: 'Required', 'items.0.rate': 'Too large' };

  it('lose the one of the field that is typed in', () => {
    expect(withoutError(errors, 'email')).toEqual({ 'items.0.rate': 'Too large' });
    expect(errors.email).toBe('Required');
  });

  it('stay the very same object when the field has none, so that typing does not render the form again', () => {
    expect(withoutError(errors, 'name')).toBe(errors);
  });
});
