import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { externalAccountId } from '../kernel/wire.ts';
import { accountFieldsInput, bankDetailsInput, nameCheck } from './shapes.ts';

export const checkAccountName = defineCall({
  method: 'POST',
  path: '/accounts/check-name',
  summary: 'Asks the bank whether an account belongs to its holder. Saving the account takes the answer’s id.',
  origin: 'ours',
  access: organizationManagers,
  body: z.object({
    ...accountFieldsInput,
    accountId: externalAccountId.optional().describe('The account that is changed; absent for a new one.'),
    details: bankDetailsInput.optional().describe('Absent: those of the account that is changed.'),
  }),
  output: nameCheck,
  errors: ['NotFoundError', 'CompanyNotVerifiedError', 'ExternalAccountExistsError', 'TooManyNameChecksError'],
});
