import type { AccountType } from '../money/account-type.ts';
import { accountCurrencies, decimalsOf } from '../money/index.ts';
import { currencyFacts } from './generated/currencies.generated.ts';
import { loadNames } from './names.ts';

/** How a currency is named and written. To format amounts for a reader, use `formatMoney` of `money`. */
export interface CurrencyEntry {
  /** Three letters of ISO 4217, or BTC, ETH, CNH. */
  readonly currency: string;
  /** Name in the requested language. */
  readonly label: string;
  /** Locale of the currency's country, as a BCP 47 tag. */
  readonly locale: string;
  /** Symbol in Latin letters: `$`, `zł`, or the code if there is none. */
  readonly symbol: string;
  /** The symbol's side in that locale. */
  readonly symbolPosition: 'left' | 'right';
  readonly hasSpaceNextToSymbol: boolean;
  /** Whether it is at the top of lists. */
  readonly popular: boolean;
  /** Decimals of the minor unit, by ISO 4217. */
  readonly decimals: number;
  /** Code of the icon: a country for its flag, `EU`, or a crypto currency. */
  readonly iconCode: string;
  /** Whether it is out of use: shown on old invoices, not offered for new ones. */
  readonly isRetired: boolean;
}

const popular: ReadonlySet<string> = new Set(
  'AUD BGN BRL CAD CHF CZK DKK EUR GBP HUF JPY MYR NOK NZD PLN RON SEK SGD TRY USD'.split(' '),
);

/** Bulgaria uses the euro since January 2026, Curaçao and Sint Maarten the Caribbean guilder since March 2025. */
const retired: ReadonlySet<string> = new Set(['ANG', 'BGN']);

function parseCurrency(row: string, label: string | undefined): CurrencyEntry {
  const [currency = '', locale = '', symbol = '', side = '', iconCode = ''] = row.split('|');
  return {
    currency,
    label: label ?? currency,
    locale,
    symbol,
    symbolPosition: side.toLowerCase() === 'l' ? 'left' : 'right',
    hasSpaceNextToSymbol: side !== side.toLowerCase(),
    popular: popular.has(currency),
    decimals: decimalsOf(currency),
    iconCode,
    isRetired: retired.has(currency),
  };
}

/** Loads every supported currency, in alphabetical order of codes. */
export async function loadCurrencies(locale: string): Promise<readonly CurrencyEntry[]> {
  const names = await loadNames(
    {
      en: () => import('./generated/currency-names-en.generated.ts').then((piece) => piece.currencyNames),
      es: () => import('./generated/currency-names-es.generated.ts').then((piece) => piece.currencyNames),
    },
    locale,
  );
  return currencyFacts.split(';').map((row, index) => parseCurrency(row, names[index]));
}

/** An account that a customer can hold. */
export interface CustomerAccount {
  readonly currency: (typeof accountCurrencies)[number];
  /** Only accounts in USD have one. */
  readonly accountType?: AccountType;
}

/** Every account that a customer can hold: three in USD, one in each other currency. */
export const customerAccounts: readonly CustomerAccount[] = /* @__PURE__ */ (() => [
  ...(['smart', 'merchant', 'traditional'] as const satisfies readonly AccountType[]).map((accountType) => ({
    currency: 'USD' as const,
    accountType,
  })),
  ...accountCurrencies.filter((currency) => currency !== 'USD').map((currency) => ({ currency })),
])();
