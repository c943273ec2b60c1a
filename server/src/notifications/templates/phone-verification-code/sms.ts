import type { SmsWriter } from '../mail-words.ts';
import { phoneVerificationCodeTexts as texts } from './texts.en.ts';

export const sms: SmsWriter<{ readonly code: string }> = ({ code }, { t, brandName }) =>
  t(texts, 'message', { code, brandName });
