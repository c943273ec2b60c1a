import type { Handler } from '../kernel/index.ts';
import { revokeEmbedSession } from './embed-sessions.ts';

export const handler: Handler<'revokeEmbedSession'> = async (context, { params }) => {
  await revokeEmbedSession(context, params.embedSessionId);
};
