import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { externalAccountId } from '../kernel/wire.ts';
import { accountName, externalAccount } from './shapes.ts';

export const renameExternalAccount = defineCall({
  method: 'PUT',
  path: '/accounts/name',
  summary: 'Changes what the organization calls a bank account.',
  origin: 'spec',
  access: organizationManagers,
  body: z.object({ accountId: externalAccountId, name: accountName }),
  output: externalAccount,
  errors: ['NotFoundError'],
});
