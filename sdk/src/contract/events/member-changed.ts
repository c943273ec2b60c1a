import * as z from 'zod';
import { defineLiveEvent } from '../kernel/live-event.ts';

export const memberChanged = defineLiveEvent({
  name: 'member.changed',
  summary: 'A member or an invite of the organization was added, changed or removed.',
  data: z.object({ objectId: z.string().describe('User id of the member, or id of the invite.') }),
});
