import type { HostPage } from './widget-page.ts';

const decimal = (value: string) => ({ $numberDecimal: value });

const active = {
  isActive: true,
  isOffered: true,
  isLocked: false,
  providerStatus: 'approved',
  currencyStatus: 'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS',
} as const;

const dollars = {
  ...active,
  currency: 'USD',
  accountType: 'traditional',
  label: 'USD',
  balance: decimal('1250.00'),
  balanceConvertedToUSD: decimal('1250.00'),
  bankAccountNumber: '400000000123',
};

const euros = {
  ...active,
  currency: 'EUR',
  label: 'EUR',
  balance: decimal('500.00'),
  balanceConvertedToUSD: decimal('540.00'),
  bankAccountNumber: 'DE89370400440532013000',
};

const lockedPounds = {
  ...active,
  currency: 'GBP',
  label: 'GBP',
  balance: decimal('0.00'),
  balanceConvertedToUSD: decimal('0.00'),
  isLocked: true,
  providerStatus: 'denied',
  currencyStatus: 'CURRENCY_ACCOUNT_LOCKED',
};

/** One that was never opened. */
const zlotys = {
  ...lockedPounds,
  currency: 'PLN',
  label: 'PLN',
  isActive: false,
  isLocked: false,
  providerStatus: 'approved',
  currencyStatus: 'CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING',
};

export const noAccounts = { items: [zlotys] };

export const accounts = {
  items: [dollars, euros, lockedPounds, zlotys],
  rates: { source: 'ecb', asOf: '2026-03-06T15:00:00.000Z' },
};

const funds = {
  transactionalBalance: decimal('1250.00'),
  availableGuaranteedFunds: decimal('300.00'),
  guaranteedInvoicesBalance: decimal('300.00'),
  availableFundsAfterVerification: decimal('0.00'),
  outstandingInvoicesTotal: decimal('820.00'),
  owed: decimal('0.00'),
  rewardPoints: 500,
  currencies: ['USD', 'EUR'],
};

const transactions = {
  items: [
    {
      _id: 'txn_00000000000000000000000001',
      bookedAt: '2026-03-05T15:00:00.000Z',
      date: '2026-03-05',
      kind: 'deposit',
      direction: 'in',
      status: 'on-hold',
      counterparty: 'Tall Reed Press',
      currency: 'EUR',
      amount: decimal('120.00'),
      balance: decimal('500.00'),
    },
  ],
  nextCursor: null,
};

const bank = { bankName: 'Sandbox Bank', bankAddress: 'Taunusanlage 1, Frankfurt', country: 'DE' };

export const iban = 'DE89370400440532013000';
export const reference = 'RF18539007547034';

const instructions = {
  currency: 'EUR',
  holderName: 'Harbor Studio LLC',
  reference,
  local: { ...bank, fields: [{ name: 'iban', value: iban }] },
  swift: {
    ...bank,
    fields: [
      { name: 'iban', value: iban },
      { name: 'bic', value: 'COBADEFFXXX' },
    ],
  },
};

/** Lets the fake API answer as for a business with accounts. */
export function answerBalances({ api }: HostPage): void {
  api.answer('balances', { data: accounts });
  api.answer('funds', { data: funds });
  api.answer('transactions', { data: transactions });
  api.answer('deposit-instructions', { data: instructions });
}

/** Opens the host's page with the element, and gives it a session whose callback returns another token each time. */
export async function openBalances(host: HostPage, attributes = ''): Promise<void> {
  await host.open(`<quittance-balances ${attributes}></quittance-balances>`);
  await host.load('single/balances.js');
  await host.page.locator('quittance-balances').evaluate((widget) => {
    const { sessionCalls } = window as unknown as { sessionCalls: string[] };
    const get = async ({ reason }: { reason: string }) => {
      sessionCalls.push(reason);
      return { token: `embed_${sessionCalls.length}`, expiresAt: Date.now() + 3_600_000 };
    };
    Object.assign(widget, { session: { get } });
  });
}
