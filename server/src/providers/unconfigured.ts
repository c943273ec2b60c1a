import type { Providers } from '../kernel/index.ts';

/**
 * Outside sandbox mode every port waits for a real adapter. Until one is configured, using it fails as an outage would:
 * no money moves, nothing is lost, and the person is told.
 */
const missing = (port: string) => async (): Promise<never> => {
  throw new Error(`No provider is configured for ${port}.`);
};

export const unconfiguredProviders = (publicUrl: string): Providers => ({
  rails: {
    submitDebit: missing('bank rails'),
    findDebit: missing('bank rails'),
    cancelDebit: missing('bank rails'),
    listEvents: missing('bank rails'),
    acknowledge: missing('bank rails'),
    nextEventAt: async () => null,
  },
  bankLinking: {
    scriptUrl: `${publicUrl}/bank-linking/unconfigured.js`,
    createToken: missing('bank linking'),
    findAccount: missing('bank linking'),
  },
  email: { send: missing('e-mail') },
  sms: { send: missing('text messages') },
  exchangeRates: { usdPerUnit: async () => new Map([['USD', '1']]) },
});
