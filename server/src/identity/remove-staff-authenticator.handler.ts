import type { Handle } from '../kernel/index.ts';
import { removeAuthenticator } from './set-up-authenticator.ts';

export const handler: Handle<'removeStaffAuthenticator'> = (context) => removeAuthenticator(context);
