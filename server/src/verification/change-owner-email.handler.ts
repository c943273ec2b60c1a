import type { Handler } from '../kernel/index.ts';
import { applyingOf } from './applying.ts';
import { changeOwnerEmail } from './change-owner-email.ts';

export const handler: Handler<'changeOwnerEmail'> = (context, { body }) =>
  changeOwnerEmail(context, { ...applyingOf(context.actor), ...body });
