import { describe, expect, it } from 'vitest';
import { errorStatus } from '../contract/index.ts';
import { spanish as accountErrors } from './es/account-errors.ts';
import { spanish as errors } from './es/errors.ts';
import {
  accountErrorMessage,
  accountErrorTexts,
  chooseLocale,
  createTranslator,
  detectLocale,
  errorMessage,
  errorTexts,
  fieldMessage,
  localeFor,
} from './index.ts';
import { normalizeLocale } from './locale.ts';

function speak(locale: string) {
  const i18n = createTranslator({ es: { accountErrors, errors } });
  void i18n.changeLanguage(locale);
  return i18n;
}

describe('the language', () => {
  it.each([
    ['es', ['en-US'], 'es'],
    [null, ['es-MX', 'en'], 'es'],
    [null, ['fr', 'en-GB'], 'en'],
    [undefined, ['de', 'fr'], 'en'],
    ['xx', ['es'], 'es'],
    [null, ['est'], 'en'],
    [null, [], 'en'],
  ] as const)('saved %s, browser %j: %s', (saved, preferred, locale) => {
    expect(detectLocale(saved, preferred)).toBe(locale);
  });

  it.each([
    [null, ['es-MX', 'en'], 'es-MX'],
    [null, ['fr', 'en-GB'], 'en-GB'],
    ['es', ['en-US', 'es-MX', 'es-AR'], 'es-MX'],
    ['es', ['en-US'], 'es'],
    ['en', ['es-MX', 'en-GB'], 'en-GB'],
    ['es-AR', ['es-MX'], 'es-AR'],
    [null, ['es', 'es-MX'], 'es'],
    ['en-!!', ['es-AR'], 'es-AR'],
    [null, ['fr'], 'en'],
  ] as const)('saved %s, browser %j: writes amounts and dates as in %s', (saved, preferred, locale) => {
    expect(chooseLocale(saved, preferred)).toBe(locale);
  });

  it.each([
    ['es_MX', 'es-MX'],
    ['EN-us', 'en-US'],
    ['es', 'es'],
    ['not a tag!', undefined],
    ['', undefined],
  ])('%j is the tag %j', (given, tag) => {
    expect(normalizeLocale(given)).toBe(tag);
  });

  it('that a person chooses keeps the region of the browser', () => {
    expect(localeFor('es', ['en-US', 'es-MX', 'es'])).toBe('es-MX');
    expect(localeFor('es', ['en-US', 'fr'])).toBe('es');
  });
});

describe('the sentence for an error', () => {
  it('exists for every code of the contract, in both languages', () => {
    const codes = Object.keys(errorStatus);
    const known = { ...errorTexts.english.code, ...accountErrorTexts.english };
    expect(codes.filter((code) => !(code in known))).toEqual([]);
    for (const locale of ['en', 'es']) {
      for (const code of codes) expect(accountErrorMessage(speak(locale), { code })).not.toContain(code);
    }
  });

  it.each([
    ['ErrorOfTheFuture', 'Something went wrong. Please try again.'],
    ['ValidationError', 'Make sure to fill all required fields'],
    ['MalformedRequestError', 'We could not process your request.'],
    ['EmailInUseError', 'This email is already in use'],
    ['ExpiredInviteTokenError', 'This invitation link has expired'],
    ['ExpiredOtpError', 'Your verification code has expired. Please request a new one.'],
    ['InvalidOtpError', 'That code isn’t right. Try again.'],
    ['ReusedLoginOtpError', 'This code was already used. Please request a new one.'],
    ['BruteForceAttemptError', 'Too many attempts. Please wait a few minutes and try again.'],
    ['PersonOrCompanyDisabled', 'This account is restricted. Please contact support.'],
    ['UnauthenticatedError', 'Your session has expired. Please sign in again.'],
    ['RateLimitError', 'Too many requests. Please wait a moment and try again.'],
    ['MaintenanceError', 'The service is currently under maintenance. Please try again later.'],
    ['ProviderUnavailableError', 'We were unable to process your request, please try again.'],
    ['InvoicePaymentProcessingError', 'The payment of this invoice is currently being reviewed for processing'],
  ])('for %s is in the words of the catalogue', (code, sentence) => {
    expect(accountErrorMessage(speak('en'), { code })).toBe(sentence);
  });

  it.each([
    ['code', 'Too many wrong codes. Please wait a while before you try again.'],
    ['password', 'Too many wrong passwords. Please wait a while before you try again.'],
  ])('says that too many times a wrong %s was tried', (tried, text) => {
    expect(errorMessage(speak('en'), { code: 'BruteForceAttemptError', tried })).toBe(text);
  });

  it('says in an account that too many codes were requested, and in a widget that there were too many requests', () => {
    const error = { code: 'RateLimitError', tried: 'code-request' };
    expect(accountErrorMessage(speak('en'), error)).toMatch(/requested many codes/);
    expect(errorMessage(speak('en'), error)).toMatch(/Too many requests/);
  });

  it.each([[{ code: 'ErrorOfTheFuture' }], [new Error('<h1>Bad gateway</h1>')], [null], ['text'], [{ code: 7 }]])(
    'is the general one for %s',
    (error) => {
      expect(errorMessage(speak('en'), error)).toBe('Something went wrong. Please try again.');
    },
  );
});

describe('the message beside a field', () => {
  it.each([
    ['This field is required.', 'Este campo es obligatorio.'],
    ['Maximum of 150 characters allowed', 'Se permite un máximo de 150 caracteres'],
    ['Invalid email', 'Correo electrónico no válido'],
    [
      'There is no active EUR account to receive the payment.',
      'No hay ninguna cuenta activa en EUR que pueda recibir el pago.',
    ],
    ['A message of tomorrow', 'A message of tomorrow'],
  ])('%s becomes %s', (message, translated) => {
    expect(fieldMessage(speak('es'), message)).toBe(translated);
    expect(fieldMessage(speak('en'), message)).toBe(message);
  });

  it.each(['<b>Bad</b>', 'See <img src="x">', '<!doctype html>'])(
    'that has markup is the general one: %s',
    (message) => {
      expect(fieldMessage(speak('en'), message)).toBe('Something went wrong. Please try again.');
    },
  );
});
