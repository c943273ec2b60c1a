import * as z from 'zod';
import { depositFields } from '../../rules/deposit-fields.ts';
import { accountReaders, defineCall } from '../kernel/call.ts';
import { namedShapes } from '../kernel/named-shapes.ts';
import { countryCode, currencyCode } from '../kernel/wire.ts';
import { accountType } from './shapes.ts';

const bankDetails = z.object({
  bankName: z.string(),
  bankAddress: z.string(),
  country: countryCode.describe('Country of the bank.'),
  fields: z
    .array(z.object({ name: z.enum(depositFields), value: z.string() }))
    .describe('What a sender enters, in the order of the country’s forms.'),
});
namedShapes.add(bankDetails, { id: 'DepositBankDetails', io: 'output' });

export const getDepositInstructions = defineCall({
  method: 'GET',
  path: '/currency-accounts/deposit-instructions',
  summary: 'How to send money to one of the organization’s accounts: by a local transfer, and from abroad.',
  origin: 'spec',
  access: accountReaders,
  query: z.object({ currency: currencyCode.default('USD'), accountType: accountType.optional() }),
  output: z.object({
    currency: currencyCode,
    accountType: accountType.optional().describe('USD only.'),
    holderName: z.string().describe('The beneficiary.'),
    reference: z
      .string()
      .describe('Names the organization, with check digits (ISO 11649). The sender enters it as the reference.'),
    local: bankDetails.optional().describe('Absent when the currency has no local transfers here.'),
    swift: bankDetails,
  }),
  errors: ['CurrencyAccountUnavailableError', 'ProviderUnavailableError'],
});
