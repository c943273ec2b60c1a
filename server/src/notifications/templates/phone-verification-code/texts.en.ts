import { defineTexts } from '@quittance/sdk/i18n';

/** The code that verifies a phone. */
export const phoneVerificationCodeTexts = defineTexts('phone-verification-code', {
  message: '{{code}} is your {{brandName}} code. It is good for 10 minutes. Don’t share it.',
});
