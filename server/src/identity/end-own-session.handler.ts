import type { Handle } from '../kernel/index.ts';
import { endOwnSession } from './end-places.ts';

export const handler: Handle<'endOwnSession'> = (context, { params }) => endOwnSession(context, params.sessionId);
