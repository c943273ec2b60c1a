export {
  type AccountCurrency,
  accountCurrencies,
  currencies,
  decimalsOf,
  isCurrency,
  UnknownCurrencyError,
} from './currencies.ts';
export {
  addDecimals,
  compareDecimals,
  type Decimal,
  divideDecimals,
  InvalidDecimalError,
  multiplyDecimals,
  parseDecimal,
  rescale,
  subtractDecimals,
  writeDecimal,
} from './decimal.ts';
export { type Decoded, decodeJson } from './decoded.ts';
export { type FormatMoneyOptions, formatDecimalMoney, formatMoney, formatPercent } from './format-money.ts';
export { isCryptoPair } from './minor-unit.ts';
export {
  fitsCurrency,
  fromMinor,
  fromWireDecimal,
  type Money,
  multiplyMinor,
  splitMinor,
  toMinor,
  toWireDecimal,
  type WireAmount,
} from './money.ts';
export {
  InexactAmountError,
  type Rounding,
  roundDown,
  roundExactly,
  roundHalfEven,
  roundHalfUp,
  roundUp,
} from './rounding.ts';
export { parseTypedDecimal } from './typed-decimal.ts';
