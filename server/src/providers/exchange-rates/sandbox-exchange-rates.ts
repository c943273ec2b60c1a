import type { ExchangeRates, RateTable } from './exchange-rates.ts';
import { valuesOf } from './exchange-rates.ts';

/** Constant rates, so that a demonstration shows the same figures every day. Values in US dollars. */
const table: RateTable = {
  source: 'sandbox',
  asOf: new Date('2026-03-06T15:00:00Z'),
  values: valuesOf({
    USD: '1',
    EUR: '1.0842',
    GBP: '1.2718',
    HKD: '0.1281',
    SGD: '0.7435',
    CAD: '0.7312',
    MXN: '0.0548',
    AUD: '0.6594',
    CNH: '0.1379',
    PLN: '0.2527',
    NZD: '0.6047',
    BTC: '67250.5',
    ETH: '3512.75',
  }),
};

export const sandboxExchangeRates = (): ExchangeRates => ({ current: async () => table });
