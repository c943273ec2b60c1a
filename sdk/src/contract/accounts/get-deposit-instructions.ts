import * as z from 'zod';
import { accountReaders, defineCall } from '../kernel/call.ts';
import { currencyCode } from '../kernel/wire.ts';
import { accountType, transferDetails } from './shapes.ts';

export const getDepositInstructions = defineCall({
  method: 'GET',
  path: '/currency-accounts/deposit-instructions',
  summary: 'How to send money to one of the organization’s accounts: by a local transfer, and from abroad.',
  origin: 'spec',
  access: accountReaders,
  query: z.object({ currency: currencyCode.default('USD'), accountType: accountType.optional() }),
  output: transferDetails.extend({
    accountType: accountType.optional().describe('USD only.'),
    reference: z
      .string()
      .describe(
        'Names the organization, or its Smart or Merchant account, with check digits (ISO 11649). The sender enters it as the reference.',
      ),
  }),
  errors: ['CurrencyAccountUnavailableError', 'ProviderUnavailableError'],
});
