import { prepared } from '../kernel/index.ts';
import { checkPhoneCode, verifyPhone } from './verify-phone-number.ts';

export const handler = prepared<'verifyPhoneNumber', string>({
  prepare: (context, { body }) => checkPhoneCode(context, body.smsOtp),
  run: (context, _, challengeId) => verifyPhone(context, challengeId),
});
