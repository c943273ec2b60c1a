import type { App } from '../kernel/index.ts';

/** Whether organizations can open accounts in the currency: a bank holds them for us, and the currency has no waiting list. */
export const isOffered = ({ providers, config }: App, currency: string): boolean =>
  providers.depositAccounts.holds(currency) && !config.waitlistCurrencies.includes(currency);
