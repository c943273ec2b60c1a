import * as z from 'zod';
import { businessManagers, businessReaders, defineCall } from './call.ts';
import { accountType } from './invoices.ts';
import { wrongFormat } from './texts.ts';
import { currencyCode, decimalInput, wireDecimal } from './wire.ts';

export const currencyStatus = z.enum([
  'PROVIDER_APPLICATION_UNDER_REVIEW',
  'CURRENCY_ACCOUNT_LOCKED',
  'CURRENCY_ACCOUNT_ACTIVE_FOR_TRANSACTIONS',
  'CURRENCY_ACCOUNT_ELIGIBLE_FOR_OPENING',
  'ORGANIZATION_VERIFICATION_REQUIRED',
]);
export type CurrencyStatus = z.infer<typeof currencyStatus>;

export const providerStatus = z.enum(['not_started', 'approved', 'denied', 'ineligible', 'completed', 'submitted']);
export type ProviderStatus = z.infer<typeof providerStatus>;

export const currencyAccount = z.object({
  currency: currencyCode,
  accountType: accountType.optional().describe('USD only.'),
  label: z.string(),
  balance: wireDecimal,
  balanceConvertedToUSD: wireDecimal,
  bankAccountNumber: z.string().optional(),
  isActive: z.boolean(),
  isLocked: z.boolean(),
  providerStatus,
  currencyStatus,
});

export const listBalances = defineCall({
  method: 'GET',
  path: '/currency-accounts/balances',
  summary: 'Every currency account of the business, in the order in which they are shown.',
  origin: 'spec',
  access: businessReaders,
  output: z.object({ items: z.array(currencyAccount) }),
  errors: [],
});

export const simulateDeposit = defineCall({
  method: 'POST',
  path: '/currency-accounts/simulate-deposit',
  summary: 'Lets a bank credit arrive on a currency account, in sandbox mode.',
  origin: 'spec',
  access: businessManagers,
  movesMoney: true,
  sandboxOnly: true,
  body: z.object({
    currency: currencyCode,
    accountType: accountType.optional(),
    amount: decimalInput.default('1000').refine((value) => Number(value) > 0 && Number(value) <= 1e9, wrongFormat),
  }),
  output: currencyAccount,
  errors: ['CurrencyAccountUnavailableError', 'IdempotencyConflictError'],
});

export const getFunds = defineCall({
  method: 'GET',
  path: '/organization/funds',
  summary: 'Balance, guaranteed funds and outstanding income of the business in one currency.',
  origin: 'spec',
  access: businessReaders,
  query: z.object({ currency: currencyCode.default('USD'), accountType: accountType.optional() }),
  output: z.object({
    transactionalBalance: wireDecimal,
    availableGuaranteedFunds: wireDecimal,
    guaranteedInvoicesBalance: wireDecimal,
    availableFundsAfterVerification: wireDecimal,
    outstandingInvoicesTotal: wireDecimal,
    rewardPoints: z.number().int(),
  }),
  errors: [],
});

const indicator = z.object({
  count: z.number().int(),
  total: wireDecimal
    .optional()
    .describe('In the currency asked for; else in USD at today’s rates, and absent while one of them is missing.'),
  amounts: z
    .array(z.object({ currency: currencyCode, count: z.number().int(), total: wireDecimal }))
    .describe('The same by currency, exact, by code.'),
});

export const getInvoiceIndicators = defineCall({
  method: 'GET',
  path: '/dashboard/invoices-indicators',
  summary: 'Counts and totals of open income and expenses, in one currency or in all.',
  origin: 'spec',
  access: businessReaders,
  query: z.object({
    currency: currencyCode.optional().describe('Absent: invoices in every currency.'),
    accountType: accountType.optional(),
  }),
  output: z.object({
    income: z.object({ sent: indicator, overdue: indicator, draft: indicator, scheduled: indicator }),
    expenses: z.object({ unpaid: indicator, overdue: indicator }),
  }),
  errors: [],
});
