import * as z from 'zod';
import { accountTypes } from '../../rules/account-type.ts';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { countryCode, currencyCode, externalAccountId } from '../kernel/wire.ts';
import { payoutRail } from './shapes.ts';

export const listTransferCurrencies = defineCall({
  method: 'GET',
  path: '/accounts/transfer-currencies',
  summary: 'The currencies that money of an account can be sent in, to a country or to a bank account.',
  origin: 'spec',
  access: organizationReaders,
  query: z.object({
    sourceCurrency: currencyCode.describe('Currency of the account that pays.'),
    sourceAccountType: z.enum(accountTypes).optional().describe('Only of an account in USD.'),
    destinationCountry: countryCode.optional().describe('Country of the receiving bank.'),
    accountId: externalAccountId
      .optional()
      .describe('The bank account that is paid. One of `destinationCountry` and this is required.'),
  }),
  output: z.object({
    currencies: z.array(
      z.object({
        currency: currencyCode,
        rails: z.array(payoutRail),
        needsConversion: z.boolean().describe('Whether the money is exchanged before it is sent.'),
      }),
    ),
  }),
  errors: ['NotFoundError', 'ExternalAccountNotPayableError'],
});
