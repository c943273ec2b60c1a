import * as z from 'zod';
import { defineCall, organizationReaders } from '../kernel/call.ts';
import { externalAccountId } from '../kernel/wire.ts';
import { externalAccount, externalAccountEvent } from './shapes.ts';

export const getExternalAccount = defineCall({
  method: 'GET',
  path: '/accounts/{accountId}',
  summary: 'One bank account that the organization pays out to, with its history; also a removed one.',
  origin: 'ours',
  access: organizationReaders,
  params: z.object({ accountId: externalAccountId }),
  output: externalAccount.extend({
    history: z.array(externalAccountEvent).describe('What happened to the account, newest first; at most 50.'),
  }),
  errors: ['NotFoundError'],
});
