import { type Providers, Refusal } from '../kernel/index.ts';

/**
 * Fails like an outage. Outside sandbox mode a port without a configured adapter uses it: no money moves, nothing is
 * lost, and the person sees the outage.
 */
const failUnconfigured = (port: string) => async (): Promise<never> => {
  throw new Error(`No provider is configured for ${port}.`);
};

export const unconfiguredProviders = (
  publicUrl: string,
): Omit<Providers, 'depositAccounts' | 'fileStorage' | 'malwareScan'> => ({
  accountProvider: {
    submit: failUnconfigured('accounts'),
    find: failUnconfigured('accounts'),
    readCallback: () => {
      throw new Refusal('NotFoundError', 'No provider is configured for accounts.');
    },
  },
  rails: {
    submit: failUnconfigured('bank rails'),
    find: failUnconfigured('bank rails'),
    cancel: failUnconfigured('bank rails'),
    // Nothing was submitted, so there are no events. An error would be logged with each poll.
    listEvents: async () => [],
    acknowledge: failUnconfigured('bank rails'),
    // Without a bank there is no statement, and so nothing is ever matched.
    listClosingBalances: async () => [],
    listDaysStatedSince: async () => [],
    listStatementAlarms: async () => [],
    nextEventAt: async () => null,
  },
  bankLinking: {
    scriptUrl: `${publicUrl}/bank-linking/unconfigured.js`,
    createToken: failUnconfigured('bank linking'),
    findAccount: failUnconfigured('bank linking'),
    getDebitAccount: failUnconfigured('bank linking'),
  },
  cardProcessor: {
    fieldsUrl: null,
    createSession: failUnconfigured('card payments'),
    findCard: failUnconfigured('card payments'),
    storeCard: failUnconfigured('card payments'),
    authorize: failUnconfigured('card payments'),
    capture: failUnconfigured('card payments'),
    void: failUnconfigured('card payments'),
    refund: failUnconfigured('card payments'),
    find: failUnconfigured('card payments'),
    readWebhook: () => {
      throw new Error('No provider is configured for card payments.');
    },
    // Nothing was charged, so there are no events. An error would be logged with each poll.
    listEvents: async () => [],
    acknowledge: failUnconfigured('card payments'),
    nextEventAt: async () => null,
  },
  chain: {
    coins: [],
    createAddress: failUnconfigured('payments with coins'),
    isAddress: () => false,
    send: failUnconfigured('payments with coins'),
    findSend: failUnconfigured('payments with coins'),
    readWebhook: () => {
      throw new Error('No provider is configured for payments with coins.');
    },
    listEvents: async () => [],
    acknowledge: failUnconfigured('payments with coins'),
    nextEventAt: async () => null,
  },
  email: { send: failUnconfigured('e-mail') },
  sms: { send: failUnconfigured('text messages') },
  identityProviders: {},
  exchangeRates: { current: failUnconfigured('exchange rates') },
  fxDealing: {
    // Nothing is ordered, so positions stay open.
    deals: () => false,
    deal: failUnconfigured('dealing of currency'),
    find: failUnconfigured('dealing of currency'),
    cancel: failUnconfigured('dealing of currency'),
  },
  identityVerification: {
    start: failUnconfigured('identity verification'),
    findResult: failUnconfigured('identity verification'),
    readCallback: () => {
      throw new Refusal('NotFoundError', 'No provider is configured for identity verification.');
    },
  },
  // Most banks answer no such questions, so the name counts as not checked.
  nameCheck: { check: async () => ({ outcome: 'unavailable' }) },
});
