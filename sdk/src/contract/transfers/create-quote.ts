import * as z from 'zod';
import { maxTransferReferenceLength } from '../../rules/transfers.ts';
import { accountType } from '../accounts/shapes.ts';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { required, trimmedText, wrongFormat } from '../kernel/texts.ts';
import { currencyCode, decimalInput, externalAccountId } from '../kernel/wire.ts';
import { handle } from '../organizations/shapes.ts';
import { quote } from './shapes.ts';

const maxAmount = 1e12;

export const createQuote = defineCall({
  method: 'POST',
  path: '/transactions/quotes',
  summary: 'Fixes amounts, rate, margin and fee of a transfer or withdrawal for a few minutes. A quote is used once.',
  origin: 'ours',
  access: organizationManagers,
  body: z
    .object({
      fromCurrency: currencyCode,
      fromAccountType: accountType.optional().describe('For USD; absent: traditional.'),
      handle: handle.optional().describe('A business on the platform that receives the money.'),
      externalAccountId: externalAccountId.optional().describe('A recipient outside; it has its own currency.'),
      toCurrency: currencyCode.optional().describe('Required for an own account. Absent: that of the sender.'),
      toAccountType: accountType.optional().describe('For an own USD account; absent: traditional.'),
      amount: decimalInput.refine((value) => Number(value) > 0 && Number(value) <= maxAmount, wrongFormat),
      amountIs: z
        .enum(['sent', 'received'])
        .default('sent')
        .describe('Whether the amount is in the source currency, or the least that must arrive.'),
      reference: trimmedText(maxTransferReferenceLength).optional(),
    })
    .refine((to) => (to.handle ?? to.externalAccountId ?? to.toCurrency) !== undefined, {
      path: ['toCurrency'],
      message: required,
    })
    .refine((to) => to.handle === undefined || to.externalAccountId === undefined, {
      path: ['externalAccountId'],
      message: 'Send to a business or to a recipient, not to both.',
    }),
  output: quote,
  errors: [
    'NotFoundError',
    'CurrencyAccountUnavailableError',
    'RecipientUnavailableError',
    'InsufficientFundsError',
    'ExternalAccountNotPayableError',
    'ExchangeRateUnavailableError',
    'PersonOrCompanyDisabled',
  ],
});
