import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { externalAccountId, nameCheckId } from '../kernel/wire.ts';
import { accountFieldsInput, bankDetailsInput, externalAccount, holderAddress } from './shapes.ts';

export const changeExternalAccount = defineCall({
  method: 'PUT',
  path: '/accounts',
  summary: 'Changes the holder or the details of a bank account to pay out to. Its country, currency and rail stay.',
  origin: 'spec',
  access: organizationManagers,
  otp: { subject: 'external-account' },
  body: z.object({
    accountId: externalAccountId,
    version: z.number().int().min(1).describe('The version that the person saw.'),
    kind: accountFieldsInput.kind,
    holderName: accountFieldsInput.holderName,
    details: bankDetailsInput.optional().describe('All of the details; absent: they stay.'),
    address: holderAddress,
    nameCheckId: nameCheckId.describe('Of POST /accounts/check-name, with the same account, holder and details.'),
    acceptsNameMismatch: z.boolean().default(false),
  }),
  output: externalAccount,
  errors: [
    'NotFoundError',
    'CompanyNotVerifiedError',
    'ExternalAccountExistsError',
    'ExternalAccountChangedError',
    'NameCheckOutdatedError',
    'NameMismatchError',
  ],
});
