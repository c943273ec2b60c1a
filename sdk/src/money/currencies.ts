import { unusualDecimals } from './minor-unit.ts';

/**
 * Active ISO 4217 codes by the decimals of their minor unit, with three additions that customers hold: CNH (renminbi
 * outside China), BTC and ETH. With the units in which contracts and invoices of some countries state amounts (CLF,
 * COU…); without codes that only banks use among themselves (XDR, USN…).
 */
const twoDecimals =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNH CNY ' +
  'COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR ' +
  'IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD ' +
  'NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC ' +
  'SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG';

const decimalsByCode: ReadonlyMap<string, number> = /* @__PURE__ */ (() =>
  new Map(
    Object.entries({ ...unusualDecimals, 2: twoDecimals }).flatMap(([decimals, codes]) =>
      codes.split(' ').map((code) => [code, Number(decimals)] as const),
    ),
  ))();

/** Every supported currency, in alphabetical order. */
export const currencies: readonly string[] = /* @__PURE__ */ (() => [...decimalsByCode.keys()].sort())();

/** The currencies of customer accounts. Only USD has account types. */
export const accountCurrencies = ['USD', 'EUR', 'GBP', 'HKD', 'SGD', 'CAD', 'MXN', 'AUD', 'CNH', 'PLN', 'NZD'] as const;
export type AccountCurrency = (typeof accountCurrencies)[number];

export class UnknownCurrencyError extends RangeError {
  readonly currency: string;

  constructor(currency: string) {
    super(`There is no currency ${JSON.stringify(currency)}.`);
    this.name = 'UnknownCurrencyError';
    this.currency = currency;
  }
}

export const isCurrency = (code: string): boolean => decimalsByCode.has(code);

/** Returns the number of decimals of the minor unit: 2 for USD, 0 for JPY, 8 for BTC. @throws {UnknownCurrencyError} */
export function decimalsOf(currency: string): number {
  const decimals = decimalsByCode.get(currency);
  if (decimals === undefined) throw new UnknownCurrencyError(currency);
  return decimals;
}
