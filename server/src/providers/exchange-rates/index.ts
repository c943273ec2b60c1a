export type { ExchangeRates } from './exchange-rates.ts';
export { sandboxExchangeRates } from './sandbox-exchange-rates.ts';
