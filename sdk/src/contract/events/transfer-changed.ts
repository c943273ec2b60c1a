import * as z from 'zod';
import { defineLiveEvent } from '../kernel/live-event.ts';

export const transferChanged = defineLiveEvent({
  name: 'transfer.changed',
  summary: 'A transfer that the organization made or received has changed.',
  data: z.object({ objectId: z.string().describe('Id of the transfer.') }),
});
