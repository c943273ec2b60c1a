import { defineTexts } from '@quittance/sdk/i18n';

/** A transfer that was confirmed, for the owners of the business that made it. */
export const transferMadeTexts = defineTexts('transfer-made', {
  subject: 'Your transfer of {{total}} to {{recipientName}}',
  heading: 'We have your transfer',
  made: 'Your company is sending {{total}} to {{recipientName}}. Open the transfer to see where it is.',
  to: 'To',
  leaves: 'Leaves your account',
  arrives: 'Arrives',
  view: 'View transfer',
  unexpected: 'If nobody in your company made this transfer, write to us right away at {{supportEmail}}.',
});
