export { ecbExchangeRates } from './ecb-exchange-rates.ts';
export { type ExchangeRates, type RateTable, rateBetween } from './exchange-rates.ts';
export { sandboxExchangeRates } from './sandbox-exchange-rates.ts';
