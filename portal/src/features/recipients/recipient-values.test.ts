import { corridorsOn } from '@quittance/sdk/banking';
import { expect, it } from 'vitest';
import type { Recipient } from './recipient.ts';
import {
  addressBody,
  corridorOf,
  currenciesTo,
  detailsBody,
  newRecipient,
  railsFor,
  tidied,
  valuesOf,
  withCountry,
  withCurrency,
} from './recipient-values.ts';

const corridors = corridorsOn('2026-11-24');

it('begins with the own currency and rail of a country, and forgets the details of another', () => {
  const german = withCountry(newRecipient, 'DE', corridors);
  expect(german).toMatchObject({ currency: 'EUR', rail: 'sepa', address: { country: 'DE' } });
  const typed = { ...german, details: { iban: 'DE89' }, address: { ...german.address, line1: 'Hafenstr. 1' } };
  const american = withCountry(typed, 'US', corridors);
  expect(american).toMatchObject({ currency: 'USD', rail: 'ach', details: {}, address: { country: 'DE' } });
  expect(withCurrency(american, 'EUR', corridors)).toMatchObject({ currency: 'EUR', rail: 'swift' });
  expect(railsFor(american, corridors).map(({ rail }) => rail)).toEqual(['ach', 'wire']);
  expect(corridorOf(american, corridors)?.fields).toHaveLength(3);
  expect(currenciesTo('MX', corridors)[0]).toBe('MXN');
  expect(withCountry(newRecipient, 'AQ', corridors)).toMatchObject({ currency: '', rail: '' });
});

it('tidies what was typed, and sends only what is filled', () => {
  expect(tidied('iban', ' de89370400440532013000', 'DE')).toBe('DE89 3704 0044 0532 0130 00');
  expect(tidied('sortCode', '08 99', 'GB')).toBe('08-99');
  expect(detailsBody({ iban: 'DE89 3704', bic: ' ' })).toEqual({ iban: 'DE89 3704' });
  expect(addressBody({ ...newRecipient.address, line1: 'Hafenstr. 1', postalCode: ' ' })).toMatchObject({
    line1: 'Hafenstr. 1',
    postalCode: undefined,
  });
});

it('keeps the details of a stored recipient', () => {
  const stored = { name: 'Rent', country: 'DE', address: { line1: 'x', city: 'y', country: 'DE' } } as Recipient;
  expect(valuesOf(stored)).toMatchObject({ details: null, address: { line2: '', subdivision: '' } });
});
