import * as z from 'zod';
import { defineLiveEvent } from '../kernel/live-event.ts';

export const externalAccountChanged = defineLiveEvent({
  name: 'external-account.changed',
  summary: 'A bank account that the organization pays out to was added, changed or removed.',
  data: z.object({ objectId: z.string().describe('Id of the bank account.') }),
});
