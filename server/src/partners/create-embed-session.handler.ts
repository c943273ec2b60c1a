import type { Handler } from '../kernel/index.ts';
import { mintEmbedSession } from './embed-sessions.ts';

export const handler: Handler<'createEmbedSession'> = async (
  context,
  { body: { invoiceId, customerId, ...request } },
) => {
  const { expiresAt, ...session } = await mintEmbedSession(context, {
    ...request,
    ...(invoiceId !== undefined && { invoiceId }),
    ...(customerId !== undefined && { customerId }),
  });
  return { ...session, expiresAt: expiresAt.toISOString() };
};
