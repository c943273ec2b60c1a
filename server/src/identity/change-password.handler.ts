import { prepared } from '../kernel/index.ts';
import { changePassword, prepareNewPassword } from './change-password.ts';

export const handler = prepared<'changePassword', string>({
  prepare: (context, { body }) => prepareNewPassword(context, body),
  run: (context, _, passwordHash) => changePassword(context, passwordHash),
});
