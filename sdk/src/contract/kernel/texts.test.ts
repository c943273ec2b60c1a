import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { spanish as errors } from '../../i18n/es/errors.ts';
import { createTranslator, fieldMessage } from '../../i18n/index.ts';
import { checkEmail } from '../../validation/index.ts';
import {
  email,
  getDebitAuthorization,
  invoiceContent,
  listIncome,
  reportError,
  sentenceOf,
  startSession,
} from '../index.ts';

/** Returns the messages for a refused value, by field. */
function refusalsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value, { error: sentenceOf });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []);
}

const draft = {
  recipientEmail: 'maya@harbor.example',
  recipientName: 'Harbor Studio',
  currency: 'USD',
  items: [{ name: 'Design', rate: '1', qty: '1' }],
  dueDate: '2026-03-31',
};
const draftWith = (changes: object) => refusalsOf(invoiceContent, { ...draft, ...changes });
const line = (changes: object) => ({ items: [{ ...draft.items[0], ...changes }] });

describe('an e-mail address of a request', () => {
  it.each(['a!b@harbor.example', 'maya@harbor1.example', ' Maya@Harbor.Example '])(
    'is valid as in a form: %s',
    (text) => {
      expect(refusalsOf(email, text)).toEqual({});
    },
  );

  it.each([
    ['', 'This field is required.'],
    [undefined, 'This field is required.'],
    [7, 'Missing field or wrong format'],
    ['maya@-harbor.example', 'Invalid email'],
    [`${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`, 'Invalid email'],
  ])('is refused as %j: %s', (value, sentence) => {
    expect(refusalsOf(email, value)).toEqual({ '': sentence });
  });

  it('is stored in lower case, without surrounding spaces', () => {
    expect(email.parse(' Maya@Harbor.Example ')).toBe('maya@harbor.example');
  });

  it('is valid here if and only if it is in a form', () => {
    const wellFormed = fc.oneof(
      fc.emailAddress(),
      fc.emailAddress().map((text) => text.toUpperCase()),
    );
    const near = fc
      .tuple(wellFormed, fc.nat(40), fc.constantFrom('@', '.', '..', '-', ' ', '+', '"', 'ñ'))
      .map(([text, at, sign]) => text.slice(0, at) + sign + text.slice(at));
    const outcomes = new Set<boolean>();
    fc.assert(
      fc.property(fc.oneof(wellFormed, near), (text) => {
        const isTaken = checkEmail(text) === null;
        outcomes.add(isTaken);
        expect([text, email.safeParse(text).success]).toEqual([text, isTaken]);
      }),
      { numRuns: 2000 },
    );
    expect(outcomes.size).toBe(2);
  });
});

describe('a text of a request', () => {
  it.each([
    ['an invoice’s buyer', invoiceContent, 'recipientName', 120],
    ['an invoice’s summary', invoiceContent, 'customName', 140],
    ['a password', startSession.body, 'password', 200],
    ['the provider’s user', getDebitAuthorization.body, 'providerUserId', 100],
    ['a search', listIncome.query, 'search', 100],
    ['a cursor', listIncome.query, 'cursor', 500],
    ['the message of an error', reportError.body, 'message', 2000],
    ['the stack of an error', reportError.body, 'stack', 20_000],
    ['the page of an error', reportError.body, 'page', 500],
    ['the version of an app', reportError.body, 'version', 50],
    ['the id of a failed request', reportError.body, 'failedRequestId', 100],
  ] as const)('%s has a maximum length, in which an emoji counts as one character', (_name, schema, field, max) => {
    const refusal = (value: unknown) => refusalsOf(schema as z.ZodType, { [field]: value })[field];
    expect(refusal('😀'.repeat(max))).toBeUndefined();
    expect(refusal('a'.repeat(max + 1))).toBe(`Maximum of ${max} characters allowed`);
    expect(refusal(7)).toBe('Missing field or wrong format');
  });

  it('a line of an invoice has a name of at most 200 characters', () => {
    expect(draftWith(line({ name: '😀'.repeat(200) }))).toEqual({});
    expect(draftWith(line({ name: 'a'.repeat(201) }))).toEqual({ 'items.0.name': 'Maximum of 200 characters allowed' });
  });

  it.each([
    [undefined, 'This field is required.'],
    [null, 'This field is required.'],
    [' \t', 'This field is required.'],
    [{}, 'Missing field or wrong format'],
    ['Harbor\u0007Studio', 'Missing field or wrong format'],
  ])('that is required is refused as %j: %s', (recipientName, sentence) => {
    expect(draftWith({ recipientName })).toEqual({ recipientName: sentence });
  });
});

describe('other fields of a request', () => {
  it.each([
    [{ dueDate: '31 March' }, { dueDate: 'Invalid date' }],
    [{ dueDate: '2026-02-30' }, { dueDate: 'Invalid date' }],
    [{ dueDate: undefined }, { dueDate: 'This field is required.' }],
    [{ items: [] }, { items: 'This field is required.' }],
    [{ items: Array(101).fill(draft.items[0]) }, { items: 'Maximum of 100 lines allowed' }],
    [{ currency: 'dollars' }, { currency: 'Missing field or wrong format' }],
    [line({ rate: '1000000000000.000000000000000001' }), { 'items.0.rate': 'Missing field or wrong format' }],
    [line({ rate: '1,5' }), { 'items.0.rate': 'Missing field or wrong format' }],
    [line({ qty: '0' }), { 'items.0.qty': 'Missing field or wrong format' }],
  ])('%j are refused with the catalogue’s texts', (changes, refusals) => {
    expect(draftWith(changes)).toEqual(refusals);
  });

  it.each([
    'This field is required.',
    'Missing field or wrong format',
    'Invalid email',
    'Invalid date',
    'Maximum of 120 characters allowed',
    'Email with plus addressing are not allowed.',
    'Maximum of 100 lines allowed',
  ])('the field message “%s” has a Spanish translation', async (sentence) => {
    const spanish = createTranslator({ es: { errors } });
    await spanish.changeLanguage('es');
    expect(fieldMessage(spanish, sentence)).not.toBe(sentence);
  });
});
