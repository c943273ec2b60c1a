import type { Handle } from '../kernel/index.ts';
import { endOtherSessions } from './end-places.ts';

export const handler: Handle<'endOtherSessions'> = (context) => endOtherSessions(context);
