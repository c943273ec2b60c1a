import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { nameCheckId } from '../kernel/wire.ts';
import { accountFieldsInput, accountName, bankDetailsInput, externalAccount, holderAddress } from './shapes.ts';

export const addExternalAccount = defineCall({
  method: 'POST',
  path: '/accounts',
  summary: 'Adds a bank account to pay out to, after its name was checked.',
  origin: 'spec',
  access: organizationManagers,
  otp: { subject: 'external-account' },
  body: z.object({
    name: accountName,
    ...accountFieldsInput,
    details: bankDetailsInput,
    address: holderAddress,
    nameCheckId: nameCheckId.describe('Of POST /accounts/check-name, with the same holder and details.'),
    acceptsNameMismatch: z
      .boolean()
      .default(false)
      .describe('Whether the person has read the warning that the check’s consequence asks for.'),
  }),
  output: externalAccount,
  errors: [
    'NotFoundError',
    'CompanyNotVerifiedError',
    'ExternalAccountExistsError',
    'TooManyExternalAccountsError',
    'NameCheckOutdatedError',
    'NameMismatchError',
  ],
});
