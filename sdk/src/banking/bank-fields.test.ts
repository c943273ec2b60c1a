import { describe, expect, it } from 'vitest';
import { checkBankField } from './bank-field-forms.ts';
import {
  type BankField,
  formatBankField,
  maskBankDetails,
  maskedNumberOf,
  normalizeBankDetails,
  normalizeBankField,
} from './bank-fields.ts';

const keyOf = (field: BankField, country: string, value: string) =>
  checkBankField(field, normalizeBankField(field, value, country), { country, rail: 'swift' })?.key ?? null;

describe('the form of a bank field', () => {
  // SWIFT's IBAN registry, ISO 9362, the ABA's own numbers, Pay.UK's and Banco de México's specifications, the Inland Revenue
  // of New Zealand, and the Reserve Bank of India publish these.
  it.each<[field: BankField, country: string, value: string]>([
    ['iban', 'DE', 'DE89 3704 0044 0532 0130 00'],
    ['iban', 'GB', 'gb29 nwbk 6016 1331 9268 19'],
    ['iban', 'FR', 'FR14-2004-1010-0505-0001-3M02-606'],
    ['iban', 'GP', 'FR1420041010050500013M02606'],
    ['iban', 'AX', 'FI2112345600000785'],
    ['iban', 'JE', 'GB29NWBK60161331926819'],
    ['iban', 'MT', 'MT84MALT011000012345MTLCAST001S'],
    ['iban', 'NO', 'NO9386011117947'],
    ['iban', 'SA', 'SA0380000000608010167519'],
    ['iban', 'BR', 'BR9700360305000010009795493P1'],
    ['iban', 'PL', 'PL61 1090 1014 0000 0712 1981 2874'],
    ['iban', 'PL', '61 1090 1014 0000 0712 1981 2874'],
    ['iban', 'NL', 'IBAN: NL91 ABNA 0417 1643 00'],
    ['bic', 'DE', 'DEUTDEFF'],
    ['bic', 'DE', 'deut de ff 500'],
    ['bic', 'ZA', 'NEDSZAJJXXX'],
    ['routingNumber', 'US', '0210-0002-1'],
    ['routingNumber', 'US', '011000015'],
    ['routingNumber', 'US', '111000025'],
    ['routingNumber', 'US', '322271627'],
    ['accountNumber', 'US', '1234'],
    ['sortCode', 'GB', '08-99-99'],
    ['accountNumber', 'GB', '6637 4958'],
    ['clabe', 'MX', '032 180 00011835971 9'],
    ['clabe', 'MX', '002115016003269411'],
    ['bsb', 'AU', '032-000'],
    ['accountNumber', 'AU', '123456789'],
    ['ifsc', 'IN', 'sbin0005943'],
    ['accountNumber', 'IN', '00000012345678901'],
    ['institutionNumber', 'CA', '003'],
    ['transitNumber', 'CA', '00-002'],
    ['accountNumber', 'CA', '1234567'],
    ['bankCode', 'HK', '004'],
    ['accountNumber', 'HK', '123-456789-001'],
    ['bankCode', 'SG', '7171'],
    ['accountNumber', 'SG', '001-2-345678'],
    ['cnaps', 'CN', '102100099996'],
    ['accountNumber', 'CN', '6222021234567890123'],
    ['accountNumber', 'NZ', '01-0902-0068389-00'],
    ['accountNumber', 'NZ', '01-0902-0068389-000'],
    ['accountNumber', 'JP', 'ABC1234567'],
    ['accountType', 'US', 'savings'],
  ])('%s in %s: %s is right', (field, country, value) => {
    expect(keyOf(field, country, value)).toBeNull();
  });

  it.each<[field: BankField, country: string, value: string, key: string]>([
    ['iban', 'DE', 'DE89370400440532013001', 'ibanInvalid'],
    ['iban', 'DE', 'DE8937040044053201300', 'ibanInvalid'],
    ['iban', 'FR', 'DE89370400440532013000', 'bankOfOtherCountry'],
    ['iban', 'PL', '61109010140000071219812875', 'ibanInvalid'],
    ['bic', 'DE', 'DEUTDEF', 'bicInvalid'],
    ['bic', 'DE', 'DEUTDEFF50', 'bicInvalid'],
    ['bic', 'FR', 'DEUTDEFF', 'bankOfOtherCountry'],
    ['routingNumber', 'US', '021000022', 'routingNumberInvalid'],
    ['routingNumber', 'US', '02100002', 'routingNumberInvalid'],
    ['routingNumber', 'US', '000000000', 'routingNumberInvalid'],
    ['routingNumber', 'US', '931000028', 'routingNumberInvalid'],
    ['accountNumber', 'US', '123', 'accountNumberInvalid'],
    ['accountNumber', 'GB', '6637495', 'accountNumberInvalid'],
    ['sortCode', 'GB', '08999', 'sortCodeInvalid'],
    ['clabe', 'MX', '032180000118359718', 'clabeInvalid'],
    ['clabe', 'MX', '000000000000000000', 'clabeInvalid'],
    ['bsb', 'AU', '03200', 'bsbInvalid'],
    ['ifsc', 'IN', 'SBIN1005943', 'ifscInvalid'],
    ['institutionNumber', 'CA', '0003', 'institutionNumberInvalid'],
    ['transitNumber', 'CA', '0002', 'transitNumberInvalid'],
    ['bankCode', 'HK', '7171', 'bankCodeInvalid'],
    ['bankCode', 'SG', '004', 'bankCodeInvalid'],
    ['cnaps', 'CN', '10210009999', 'cnapsInvalid'],
    ['accountNumber', 'NZ', '01-0902-006838', 'accountNumberInvalid'],
    ['accountNumber', 'JP', '口座1234567', 'accountNumberInvalid'],
    ['accountType', 'US', 'current', 'optionMissing'],
  ])('%s in %s: %s is refused', (field, country, value, key) => {
    expect(keyOf(field, country, value)).toBe(key);
  });
});

describe('bank details', () => {
  it('are stored in one form, without empty fields', () => {
    expect(normalizeBankDetails({ sortCode: '08–99–99', accountNumber: ' 6637 4958 ', bic: ' ' }, 'GB')).toEqual({
      sortCode: '089999',
      accountNumber: '66374958',
    });
  });

  it.each<[field: BankField, value: string, country: string, shown: string]>([
    ['iban', 'DE89370400440532013000', 'DE', 'DE89 3704 0044 0532 0130 00'],
    ['iban', 'DE89', 'DE', 'DE89'],
    ['sortCode', '089999', 'GB', '08-99-99'],
    ['bsb', '032000', 'AU', '032-000'],
    ['clabe', '032180000118359719', 'MX', '032 180 00011835971 9'],
    ['accountNumber', '0109020068389000', 'NZ', '01-0902-0068389-000'],
    ['accountNumber', '66374958', 'GB', '66374958'],
  ])('%s %s of %s is shown as %s', (field, value, country, shown) => {
    expect(formatBankField(field, value, country)).toBe(shown);
  });

  it('show no more than the end of a number once masked, and its bank', () => {
    expect(maskBankDetails({ iban: 'DE89370400440532013000', bic: 'DEUTDEFF' })).toEqual({
      iban: 'DE •••• 3000',
      bic: 'DEUTDEFF',
    });
    expect(maskBankDetails({ accountNumber: '12345', sortCode: '089999' })).toEqual({
      accountNumber: '•••• 45',
      sortCode: '089999',
    });
    expect(maskedNumberOf({ clabe: '032180000118359719' })).toBe('•••• 9719');
    expect(maskedNumberOf({ bic: 'DEUTDEFF' })).toBe('');
  });
});
