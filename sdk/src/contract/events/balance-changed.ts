import * as z from 'zod';
import { defineLiveEvent } from '../kernel/live-event.ts';

export const balanceChanged = defineLiveEvent({
  name: 'balance.changed',
  summary: 'A balance of the organization has changed.',
  data: z.object({ objectId: z.string().describe('Id of what changed it, such as a payment or a deposit.') }),
});
