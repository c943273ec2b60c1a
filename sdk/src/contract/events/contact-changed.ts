import * as z from 'zod';
import { defineLiveEvent } from '../kernel/live-event.ts';

export const contactChanged = defineLiveEvent({
  name: 'contact.changed',
  summary: 'A contact of the organization was added, changed or removed.',
  data: z.object({ objectId: z.string().describe('Id of the contact.') }),
});
