export { type ExchangeRates, type RateTable, rateBetween } from './exchange-rates.ts';
export { sandboxExchangeRates } from './sandbox-exchange-rates.ts';
