import type { Handler } from '../kernel/index.ts';
import { revokeOwnApiKey } from './api-key-changes.ts';

export const handler: Handler<'revokeApiKey'> = async (context, { params }) => {
  await revokeOwnApiKey(context, params.apiKeyId);
};
