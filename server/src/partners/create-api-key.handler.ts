import type { Handler } from '../kernel/index.ts';
import { createOwnApiKey } from './api-key-changes.ts';

export const handler: Handler<'createApiKey'> = (context, { body }) => createOwnApiKey(context, body);
