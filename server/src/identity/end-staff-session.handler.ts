import type { Handler } from '../kernel/index.ts';
import { signOut } from './sign-in.ts';

export const handler: Handler<'endStaffSession'> = (context) => signOut(context);
