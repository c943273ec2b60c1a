import type { Handler } from '../kernel/index.ts';
import { verifyEmail } from './verify-email.ts';

export const handler: Handler<'verifyUpdatedEmail'> = (context, { body }) => verifyEmail(context, body.token);
