import { defineTexts } from '@quittance/sdk/i18n';

/** Keeping and verifying a phone number. */
export const savePhoneNumberTexts = defineTexts('save-phone-number', {
  title: 'Verify your phone',
  why: 'We text a code to your mobile number. It protects your account.',
  number: 'Mobile number',
  send: 'Send code',
  verify: 'Verify',
  otherNumber: 'Use another number',
  verified: '{{number}} is verified.',
  continue: 'Continue',
});
