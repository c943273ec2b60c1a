import { describe, expect, it } from 'vitest';
import { readAnswer } from '../client/read-answer.ts';
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

  const page = '<html><body><h1>Bad gateway</h1></body></html>';
  const general = 'Something went wrong. Please try again.';
  const maintenance = 'The service is currently under maintenance. Please try again later.';
  const busy = 'We’re busy right now. Please try again in a moment.';
  const expired = 'Your session has expired. Please sign in again.';
  const forbidden = 'You do not have permission to do this.';
  const limited = 'Too many requests. Please wait a moment and try again.';
  const blocked = 'The upload was blocked. Try another network, or write to us.';
  const ours = (code: string) => JSON.stringify({ code, message: 'For developers', validations: [] });

  /** onboarding-and-shared-rules §8, "HTTP handling": from the answer to the words. */
  it.each([
    [503, 'ours', ours('MaintenanceError'), undefined, maintenance],
    [503, 'ours, of a busy server', ours('ServiceBusyError'), undefined, busy],
    [503, 'a proxy’s page', page, undefined, maintenance],
    [503, 'empty', '', undefined, maintenance],
    [401, 'ours', ours('UnauthenticatedError'), undefined, expired],
    [
      401,
      'ours, of a wrong password',
      ours('InvalidCredentialsError'),
      undefined,
      'The email or the password is not correct.',
    ],
    [401, 'a proxy’s page', page, undefined, expired],
    [403, 'ours', ours('ForbiddenError'), undefined, forbidden],
    [403, 'ours, of an upload', ours('ForbiddenError'), 'upload', forbidden],
    [403, 'a firewall’s page for an upload', page, 'upload', blocked],
    [403, 'empty, for an upload', '', 'upload', blocked],
    [403, 'a firewall’s page', page, undefined, forbidden],
    [403, 'a wrong code', ours('InvalidOtpError'), undefined, 'That code isn’t right. Try again.'],
    [
      403,
      'a used code',
      ours('ReusedLoginOtpError'),
      undefined,
      'This code was already used. Please request a new one.',
    ],
    [429, 'ours', ours('RateLimitError'), undefined, limited],
    [429, 'ours, of an upload', ours('RateLimitError'), 'upload', limited],
    [429, 'a proxy’s page', page, undefined, limited],
    [429, 'text', 'slow down', undefined, limited],
    [413, 'a proxy’s page for an upload', page, 'upload', 'This is too large to be sent. Please make it smaller.'],
    [500, 'ours', ours('InternalError'), undefined, general],
    [500, 'a proxy’s page', page, undefined, general],
    [502, 'a proxy’s page', page, undefined, general],
    [200, 'no JSON', page, undefined, general],
    [422, 'JSON without a code', '{"error":"<b>no</b>"}', undefined, general],
    [422, 'ours', ours('ValidationError'), undefined, 'Make sure to fill all required fields'],
    [422, 'ours, of information', ours('ValidationError'), 'save-information', 'Missing fields please adjust'],
    [
      500,
      'ours, of information',
      ours('InternalError'),
      'save-information',
      'There was a problem saving the information.',
    ],
    [500, 'ours, of details', ours('InternalError'), 'save-details', 'There was a problem saving your details'],
    [502, 'a proxy’s page, of details', page, 'save-details', 'There was a problem saving your details'],
    [
      500,
      'ours, of a verification',
      ours('InternalError'),
      'verify',
      'Error trying to verify, please contact support.',
    ],
    [
      500,
      'ours, of the status',
      ours('InternalError'),
      'fetch-verification',
      'There was a problem fetching your verification status.',
    ],
    [
      503,
      'ours, of a vendor that fails during a verification',
      ours('ProviderUnavailableError'),
      'verify',
      'Error trying to verify, please contact support.',
    ],
    [500, 'ours, of a language', ours('InternalError'), 'update-language', 'Language not updated'],
    [502, 'a proxy’s page, of a language', page, 'update-language', 'Language not updated'],
    [500, 'ours, of an upload', ours('InternalError'), 'upload', general],
    [503, 'ours, of information', ours('MaintenanceError'), 'save-information', maintenance],
  ] as const)('for a %i that is %s: %s (%s)', async (status, _what, body, act, sentence) => {
    const answer = readAnswer(new Response(body, { status })).catch((error: unknown) => error);
    expect(accountErrorMessage(speak('en'), await answer, act)).toBe(sentence);
    expect(accountErrorMessage(speak('es'), await answer, act)).not.toBe(sentence);
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
