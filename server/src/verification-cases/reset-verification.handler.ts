import type { Handler } from '../kernel/index.ts';
import { resetVerification } from './reset-verification.ts';

export const handler: Handler<'resetVerification'> = async (context, { body }) => {
  await resetVerification(context, body.organizationId, body.resetReason);
};
