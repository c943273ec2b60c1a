import { defineTexts } from '@quittance/sdk/i18n';

/** A received transfer, for the owners of the business that received it. */
export const transferReceivedTexts = defineTexts('transfer-received', {
  subject: '{{senderName}} sent you {{amount}}',
  heading: 'You received money',
  received: '{{senderName}} sent you {{amount}}. It is in your balance.',
  from: 'From',
  reference: 'Reference',
  view: 'View transfer',
});
