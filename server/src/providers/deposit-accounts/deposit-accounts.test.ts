import { accountCurrencies } from '@quittance/sdk/money';
import { expect, it } from 'vitest';
import { abaCheckDigit, clabeCheckDigit, iban } from './account-numbers.ts';
import { configuredDepositAccounts, sandboxDepositAccounts } from './index.ts';

it.each([
  // Published examples: the Federal Reserve Bank of Boston, and a CLABE, German, British and Polish IBANs.
  ['routing number', abaCheckDigit('01100001'), '5'],
  ['CLABE', clabeCheckDigit('03218000011835971'), '9'],
  ['German IBAN', iban('DE', '370400440532013000'), 'DE89370400440532013000'],
  ['British IBAN', iban('GB', 'NWBK60161331926819'), 'GB29NWBK60161331926819'],
  ['Polish IBAN', iban('PL', '109010140000071219812874'), 'PL61109010140000071219812874'],
])('computes the check digits of a published %s', (_what, computed, published) => {
  expect(computed).toBe(published);
});

it.each(accountCurrencies)('the sandbox describes accounts in %s, each by different numbers', (currency) => {
  const { describe } = sandboxDepositAccounts();
  const [one, other] = [describe({ currency, number: '123456789012' }), describe({ currency, number: '123456789013' })];
  expect(one?.swift.fields[0]).toEqual({ name: 'bic', value: expect.stringMatching(/^TSTB[A-Z]{2}[A-Z0-9]{5}$/) });
  expect(one?.swift.fields).not.toEqual(other?.swift.fields);
});

it('a configured bank holds the accounts of one currency together', () => {
  const place = { bankName: 'Bank', bankAddress: 'Street 1', country: 'DE' };
  const field = { name: 'iban', value: 'DE89370400440532013000' } as const;
  const accounts = configuredDepositAccounts({ EUR: { ...place, swift: [field] } });
  expect(accounts.describe({ currency: 'EUR', number: '1' })).toEqual({ swift: { ...place, fields: [field] } });
  expect(accounts.describe({ currency: 'USD', number: '1' })).toBeNull();
});

it('accounts of a type are at the bank that is configured for the type, else at that of the currency', () => {
  const bank = (bankName: string) => ({ bankName, bankAddress: 'Street 1', country: 'US', swift: [] });
  const accounts = configuredDepositAccounts({ USD: bank('Harbor'), 'USD:smart': bank('Cove') });
  const bankOf = (accountType?: 'traditional' | 'smart' | 'merchant') =>
    accounts.describe({ currency: 'USD', accountType, number: '1' })?.swift.bankName;
  expect([bankOf(), bankOf('traditional'), bankOf('smart'), bankOf('merchant')]).toEqual([
    'Harbor',
    'Harbor',
    'Cove',
    'Harbor',
  ]);
});
