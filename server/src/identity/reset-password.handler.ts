import { prepared } from '../kernel/index.ts';
import { type ProvenReset, proveReset, resetPassword } from './reset-password.ts';

export const handler = prepared<'resetPassword', ProvenReset>({
  prepare: (context, { body }) => proveReset(context, body),
  run: (context, _, proven) => resetPassword(context, proven),
});
