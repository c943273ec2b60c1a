import type { Handle } from '../kernel/index.ts';
import { readAuthenticatorState } from './get-security.ts';

export const handler: Handle<'getStaffSecurity'> = ({ db, actor }) => readAuthenticatorState(db, actor.userId);
