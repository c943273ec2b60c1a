import { describe, expect, it } from 'vitest';
import { accountCurrencies } from '../money/index.ts';
import { payoutRails } from '../rules/external-accounts.ts';
import { type Corridor, checkBankDetails, corridorsOn, corridorsTo, findCorridor } from './index.ts';

const today = '2026-11-24';

const describeCorridor = ({ rail, currencies, fields }: Corridor) =>
  `${rail} ${currencies.join('/')}: ${fields.map(({ name, isRequired }) => name + (isRequired ? '' : '?')).join(' ')}`;

const swiftTo = (without: string) =>
  accountCurrencies.filter((currency) => currency !== 'MXN' && currency !== without).join('/');

describe('the corridors to a country', () => {
  it.each([
    [
      'US',
      [
        'ach USD: routingNumber accountNumber accountType',
        'wire USD: routingNumber accountNumber',
        `swift ${swiftTo('USD')}: bic accountNumber`,
      ],
    ],
    ['DE', ['sepa EUR: iban bic?', `swift ${swiftTo('EUR')}: iban bic`]],
    ['GB', ['sepa EUR: iban bic?', 'faster-payments GBP: sortCode accountNumber', 'swift']],
    ['PL', ['sepa EUR: iban bic?', 'elixir PLN: iban', 'swift']],
    ['CA', ['eft CAD: institutionNumber transitNumber accountNumber', 'swift']],
    ['MX', ['spei MXN: clabe', `swift ${swiftTo('MXN')}: bic clabe`]],
    ['AU', ['direct-entry AUD: bsb accountNumber', `swift ${swiftTo('AUD')}: bic bsb accountNumber`]],
    ['HK', ['fps HKD: bankCode accountNumber', 'swift']],
    ['SG', ['fast SGD: bankCode accountNumber', 'swift']],
    ['CN', ['cnaps CNH: cnaps accountNumber', 'swift']],
    ['NZ', ['becs NZD: accountNumber', 'swift']],
    ['IN', [`swift ${swiftTo('')}: bic ifsc accountNumber`]],
    ['JP', [`swift ${swiftTo('')}: bic accountNumber`]],
    ['SA', [`swift ${swiftTo('')}: iban bic`]],
  ])('%s', (country, expected) => {
    const found = corridorsTo(country, today).map(describeCorridor);
    expect(found).toHaveLength(expected.length);
    for (const [at, start] of expected.entries()) expect(found[at]).toContain(start);
  });

  it.each(['CU', 'IR', 'KP', 'SY', 'AQ', 'ZZ'])('%s: none', (country) => {
    expect(corridorsTo(country, today)).toEqual([]);
  });

  it('reach every rail and every currency, each way once', () => {
    const corridors = corridorsOn(today);
    expect(new Set(corridors.map(({ rail }) => rail))).toEqual(new Set(payoutRails));
    expect(new Set(corridors.flatMap(({ currencies }) => currencies))).toEqual(new Set(accountCurrencies));
    const keys = corridors.flatMap(({ country, rail, currencies }) =>
      currencies.map((currency) => `${country} ${currency} ${rail}`),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are none before we offered any', () => {
    expect(corridorsOn('2020-12-31')).toEqual([]);
  });
});

describe('the details of an account', () => {
  const german = findCorridor({ country: 'DE', currency: 'EUR', rail: 'sepa' }, today);

  it('need the fields of their corridor and no others', () => {
    if (german === null) return expect.fail();
    expect(checkBankDetails({ iban: 'DE89 3704 0044 0532 0130 00' }, german)).toEqual({});
    expect(checkBankDetails({}, german)).toEqual({ iban: { key: 'required' } });
    expect(checkBankDetails({ iban: 'DE89370400440532013000', sortCode: '089999' }, german)).toEqual({
      sortCode: { key: 'wrongFormat' },
    });
    expect(checkBankDetails({ iban: 'DE89370400440532013000', bic: 'BNPAFRPP' }, german)).toEqual({
      bic: { key: 'bankOfOtherCountry' },
    });
  });

  it.each([
    { country: 'DE', currency: 'USD', rail: 'sepa' },
    { country: 'DE', currency: 'MXN', rail: 'swift' },
    { country: 'US', currency: 'EUR', rail: 'ach' },
    { country: 'IR', currency: 'USD', rail: 'swift' },
    { country: 'US', currency: 'USD', rail: 'carrier-pigeon' },
  ])('name no corridor with %j', (key) => {
    expect(findCorridor(key, today)).toBeNull();
  });
});
