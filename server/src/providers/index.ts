import type { EmailPort, SmsPort } from '../notifications/index.ts';
import type { BankLinking } from './bank-linking/bank-linking.ts';
import type { ExchangeRates } from './exchange-rates/exchange-rates.ts';
import type { Rails } from './rails/rails.ts';

/** The outside world, a port each. Operations know these types and never an adapter. */
export interface Providers {
  readonly rails: Rails;
  readonly bankLinking: BankLinking;
  readonly email: EmailPort;
  readonly sms: SmsPort;
  readonly exchangeRates: ExchangeRates;
}

export type { BankLinking, LinkedAccount, LinkToken } from './bank-linking/bank-linking.ts';
export type { ExchangeRates } from './exchange-rates/exchange-rates.ts';
export type { DebitDecision, DebitOrder, Rails, RailsEvent } from './rails/rails.ts';
export type { ProviderTables } from './tables.ts';
