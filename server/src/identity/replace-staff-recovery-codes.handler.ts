import type { Handle } from '../kernel/index.ts';
import { renewRecoveryCodes } from './set-up-authenticator.ts';

export const handler: Handle<'replaceStaffRecoveryCodes'> = async (context) => ({
  recoveryCodes: [...(await renewRecoveryCodes(context))],
});
