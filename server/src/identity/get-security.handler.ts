import type { Handle } from '../kernel/index.ts';
import { readSecurity } from './get-security.ts';

export const handler: Handle<'getSecurity'> = (context) => readSecurity(context);
