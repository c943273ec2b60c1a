import type { Handler } from '../kernel/index.ts';
import { applyingOf } from './applying.ts';
import { finalizeVerification } from './finalize-verification.ts';
import { presentVerification } from './present-verification.ts';

export const handler: Handler<'finalizeVerification'> = async (context, { body: { certified } }) => {
  await finalizeVerification(context, { ...applyingOf(context.actor), isCertified: certified });
  return await presentVerification(context);
};
