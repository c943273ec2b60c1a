import type { Handler } from '../kernel/index.ts';
import { mintEmbedSession } from './embed-sessions.ts';

export const handler: Handler<'createEmbedSession'> = async (context, { body: { invoiceId, ...request } }) => {
  const { expiresAt, ...session } = await mintEmbedSession(context, {
    ...request,
    ...(invoiceId !== undefined && { invoiceId }),
  });
  return { ...session, expiresAt: expiresAt.toISOString() };
};
