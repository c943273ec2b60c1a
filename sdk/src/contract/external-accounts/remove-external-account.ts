import * as z from 'zod';
import { defineCall, organizationManagers } from '../kernel/call.ts';
import { externalAccountId } from '../kernel/wire.ts';

export const removeExternalAccount = defineCall({
  method: 'DELETE',
  path: '/accounts',
  summary: 'Removes a bank account from those to pay out to. Payments that were sent to it still show it.',
  origin: 'spec',
  access: organizationManagers,
  body: z.object({ accountId: externalAccountId }),
  errors: ['NotFoundError'],
});
