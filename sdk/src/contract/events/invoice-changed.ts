import * as z from 'zod';
import { defineLiveEvent } from '../kernel/live-event.ts';

export const invoiceChanged = defineLiveEvent({
  name: 'invoice.changed',
  summary: 'An invoice that the organization issued or received has changed.',
  data: z.object({ objectId: z.string().describe('Id of the invoice.') }),
});
