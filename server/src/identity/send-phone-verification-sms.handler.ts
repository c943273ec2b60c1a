import { prepared } from '../kernel/index.ts';
import { sendPhoneCode, spendTextMessage } from './send-phone-code.ts';

export const handler = prepared<'sendPhoneVerificationSms', void>({
  prepare: spendTextMessage,
  run: sendPhoneCode,
});
