import { describe, expect, it } from 'vitest';
import { checkEmail, checkReferral, normalizeEmail } from './email.ts';

describe('an e-mail address', () => {
  it.each([
    'maya@harborstudio.example',
    ' Maya@Harbor.Example ',
    "o'neil@a.co",
    'a@b-c.example',
    'maya.lindqvist@a.b.example',
    'maya@bücher.example',
    'maya@пример.испытание',
    'maya@xn--bcher-kva.example',
    'maya@123.example',
  ])('passes: %s', (email) => {
    expect(checkEmail(email)).toBeNull();
  });

  it('is compared with its domain in ASCII, so that two spellings are one address', () => {
    expect(normalizeEmail(' Maya@BÜCHER.example ')).toBe('maya@xn--bcher-kva.example');
    expect(checkEmail('maya@bücher.example', { others: ['maya@xn--bcher-kva.example'] })).toEqual({
      key: 'emailAdded',
    });
  });

  it.each([
    'maya',
    'maya@',
    '@harbor.example',
    'maya@harbor',
    'a b@c.example',
    'a@-b.example',
    'a@b..example',
    '.maya@harbor.example',
    'maya.@harbor.example',
    'ma..ya@harbor.example',
    'maya@127.0.0.1',
    'maya@[127.0.0.1]',
    'maya@harbor.e',
    'maya@harbor.123',
    'maya@harbor-.example',
    'maya@har_bor.example',
    'maya@.example',
    'maya@harbor.example.',
    'maya@bücher',
    'maya@bücher.example/path',
    'maya@b@harbor.example',
    `a@${'b.'.repeat(126)}c`,
  ])('is refused as %s', (email) => {
    expect(checkEmail(email)).toEqual({ key: 'emailInvalid' });
  });

  it('may have a plus only at the given domain, or anywhere if none is given', () => {
    const options = { plusOnlyAt: 'quittance.example' };
    expect(checkEmail('maya+test@harbor.example', options)).toEqual({ key: 'emailPlus' });
    expect(checkEmail('maya+test@quittance.example', options)).toBeNull();
    expect(checkEmail('maya+test@harbor.example')).toBeNull();
  });

  it('keeps its plus where it is known already, ignoring case', () => {
    const options = { plusOnlyAt: 'quittance.example', known: ['maya+test@harbor.example'] };
    expect(checkEmail('Maya+test@harbor.example ', options)).toBeNull();
    expect(checkEmail('maya+other@harbor.example', options)).toEqual({ key: 'emailPlus' });
  });

  it('is refused when it is already in the list, ignoring case', () => {
    expect(checkEmail('MAYA@harbor.example', { others: ['maya@harbor.example'] })).toEqual({ key: 'emailAdded' });
  });

  it('is required', () => {
    expect(checkEmail('  ')).toEqual({ key: 'required' });
  });
});

describe('a referral', () => {
  it('names at least one e-mail address', () => {
    expect(checkReferral([], 'maya@harbor.example')).toEqual({ key: 'referralMissing' });
  });

  it('cannot name oneself', () => {
    expect(checkReferral(['liam@north.example', 'Maya@harbor.example'], 'maya@harbor.example')).toEqual({
      key: 'referralOwn',
    });
    expect(checkReferral(['liam@north.example'], 'maya@harbor.example')).toBeNull();
  });
});
