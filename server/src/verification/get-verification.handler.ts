import type { Handler } from '../kernel/index.ts';
import { presentVerification } from './present-verification.ts';

export const handler: Handler<'getVerification'> = (context) => presentVerification(context);
