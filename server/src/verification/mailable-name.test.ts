import { expect, it } from 'vitest';
import { mailableName } from './mailable-name.ts';

it.each([
  'Harbor Light SL',
  'Müller & Söhne GmbH',
  'Kite Works S.L.',
  '3M Deutschland',
  'Studio 54, Inc.',
  'ООО Ромашка',
])('mails may name %s once it is submitted', (name) => {
  expect(mailableName('submitted', ` ${name} `)).toBe(name);
  expect(mailableName('in_progress', name)).toBeUndefined();
  expect(mailableName('rejected', name)).toBeUndefined();
});

it.each([
  'Your account is locked, see evil.example',
  'https://evil.example',
  'www evil example',
  'Write to help@evil.example',
  'Call +1 555',
  'Call 555-010-99',
  'Call 5 5 5 0 1',
  '<b>Bank</b>',
  'x'.repeat(81),
  ' ',
])('mails don’t show %s', (name) => {
  expect(mailableName('submitted', name)).toBeUndefined();
});
