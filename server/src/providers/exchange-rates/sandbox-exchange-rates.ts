import type { ExchangeRates } from './exchange-rates.ts';

/** Constant rates, so that a demonstration shows the same figures every day. US dollars per unit. */
const usdPerUnit: ReadonlyMap<string, string> = new Map([
  ['USD', '1'],
  ['EUR', '1.0842'],
  ['GBP', '1.2718'],
  ['HKD', '0.1281'],
  ['SGD', '0.7435'],
  ['CAD', '0.7312'],
  ['MXN', '0.0548'],
  ['AUD', '0.6594'],
  ['CNH', '0.1379'],
  ['PLN', '0.2527'],
  ['NZD', '0.6047'],
]);

export const sandboxExchangeRates = (): ExchangeRates => ({
  async usdPerUnit(currencies) {
    return new Map(
      currencies.flatMap((currency) => {
        const rate = usdPerUnit.get(currency);
        return rate === undefined ? [] : [[currency, rate] as const];
      }),
    );
  },
});
