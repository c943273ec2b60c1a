import type { Handle } from '../kernel/index.ts';
import { offerAuthenticator } from './set-up-authenticator.ts';

export const handler: Handle<'createStaffAuthenticatorSecret'> = (context) => offerAuthenticator(context);
