import * as z from 'zod';
import { accountTypes } from '../../rules/account-type.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { currencyCode, instant, wireDecimal } from '../kernel/wire.ts';

export const accountType = z.enum(accountTypes);
export type { AccountType } from '../../rules/account-type.ts';

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
namedShapes.add(currencyAccount, { id: 'CurrencyAccount', io: 'output' });

/** Where exchange rates come from. */
export const rateSource = z.object({
  source: z.string().describe('Who published them: `ecb`, or `sandbox`.'),
  asOf: instant.describe('When they were published.'),
});
