import { defineTexts } from '@quittance/sdk/i18n';

/** Notice of somebody whose mails come back. */
export const emailNoticeTexts = defineTexts('portal-email-notice', {
  title: 'Your email address can’t be reached',
  text: 'Messages to {{email}} came back, so we’ve stopped sending them. Confirm the address to receive them again.',
  confirm: 'Send a code',
  done: 'Your email address is confirmed.',
});
