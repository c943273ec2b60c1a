import { expect, it } from 'vitest';
import { publishedText } from './published-text.ts';

it.each([
  ['ecb', '2026-03-06T15:00:00Z', 'en', '06 Mar, 2026'],
  ['ecb', '2026-03-06T15:00:00Z', 'es', '06 mar, 2026'],
  ['sandbox', '2026-03-06T15:00:00Z', 'en', '06 Mar 2026, 10:00 AM EST'],
  ['another', '2026-07-01T03:30:00Z', 'en', '30 Jun 2026, 11:30 PM EDT'],
])('rates of %s of %s were published, in %s, %s', (source, asOf, locale, expected) => {
  expect(publishedText({ source, asOf }, locale)).toBe(expected);
});
