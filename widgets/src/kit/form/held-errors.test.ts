import { describe, expect, it } from 'vitest';
import { type HeldErrors, noErrors, withoutError } from '../field/form-errors.ts';
import { saidAgain, withEarlyErrors } from './held-errors.ts';

describe('the messages of a form', () => {
  const held: HeldErrors = { errors: { email: 'Required', 'items.0.rate': 'Too large' }, early: { email: 'Required' } };

  it('lose the message of the edited field', () => {
    expect(withoutError(held, 'email')).toEqual({ errors: { 'items.0.rate': 'Too large' }, early: {} });
    expect(held.errors.email).toBe('Required');
  });

  it('stay the same object if the field has none, so that typing does not render the form', () => {
    expect(withoutError(held, 'name')).toBe(held);
  });

  it('change only for the checked fields', () => {
    const found = { email: 'Invalid', name: 'Required' };
    const { errors } = withEarlyErrors(held, new Set(['email', 'items.0.rate']), found);
    expect(errors).toEqual({ email: 'Invalid' });
  });

  it('differ from those found by sending', () => {
    const { early } = withEarlyErrors(held, new Set(['name']), { name: 'Required', email: 'Invalid' });
    expect(early).toEqual({ email: 'Required', name: 'Required' });
  });

  it('stay the same object if a check finds the same messages', () => {
    expect(withEarlyErrors(held, new Set(['items.0.rate']), { 'items.0.rate': 'Too large' })).toBe(held);
  });

  it('are said again in another language, except those that no field has', () => {
    const found = { email: 'Obligatorio', name: 'No válido' };
    expect(saidAgain(held, () => found)).toEqual({
      errors: { email: 'Obligatorio', 'items.0.rate': 'Too large' },
      early: { email: 'Obligatorio' },
    });
  });

  it('stay the same object if there are none, and nothing is looked for', () => {
    expect(saidAgain(noErrors, () => expect.fail('nothing was held'))).toBe(noErrors);
  });
});
