import * as z from 'zod';
import { defineCall } from '../kernel/call.ts';
import { embedSessionId } from './shapes.ts';

export const revokeEmbedSession = defineCall({
  method: 'DELETE',
  path: '/embed/sessions/{embedSessionId}',
  summary: 'Ends an embed session, for example when its person signs out of the partner’s page.',
  origin: 'ours',
  access: { kind: 'api-key', scope: 'embed-sessions:write' },
  params: z.object({ embedSessionId }),
  errors: ['NotFoundError'],
});
