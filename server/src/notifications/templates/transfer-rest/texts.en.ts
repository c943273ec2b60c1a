import { defineTexts } from '@quittance/sdk/i18n';

/** A bank transfer that paid an invoice in part or not at all, for the buyer. */
export const transferRestTexts = defineTexts('transfer-rest', {
  subject: {
    paid: 'You paid more than invoice {{invoiceNumber}} needed',
    notPaid: 'Your transfer didn’t pay invoice {{invoiceNumber}} of {{sellerName}}',
    held: 'We’re reviewing your transfer of {{received}} for invoice {{invoiceNumber}} of {{sellerName}}',
    notAccepted: 'We can’t accept your transfer of {{received}} for invoice {{invoiceNumber}} of {{sellerName}}',
    recalled: 'The bank took back your transfer of {{received}} for invoice {{invoiceNumber}} of {{sellerName}}',
  },
  heading: {
    paid: 'Your invoice is paid, with money left',
    notPaid: 'Your transfer didn’t pay the invoice',
    held: 'We’re reviewing your transfer',
    notAccepted: 'We can’t accept your transfer',
    recalled: 'The bank took back your transfer',
  },
  reason: {
    'more-than-due': 'We received {{received}} for invoice {{invoiceNumber}}. It’s paid, and {{rest}} are left.',
    'less-than-due':
      'We received {{received}}, which is less than the {{due}} due on invoice {{invoiceNumber}}. The invoice is still open.',
    'not-open': 'We received {{received}} for invoice {{invoiceNumber}}, which was no longer open.',
    'being-paid': 'We received {{received}} for invoice {{invoiceNumber}} while another payment of it was processing.',
    'other-currency':
      'We received {{received}} for invoice {{invoiceNumber}}, which is in another currency. The invoice is still open.',
    monitored:
      'We received {{received}} for invoice {{invoiceNumber}} and have to review it first. The invoice is still open.',
    reassigned:
      'We reviewed the {{received}} that we received for invoice {{invoiceNumber}} and found that they are for something else. They don’t pay the invoice.',
    denied:
      'After our review, we can’t accept the {{received}} that we received for invoice {{invoiceNumber}}. They don’t pay the invoice.',
    recalled:
      'The sender’s bank took back the {{received}} that we had received for invoice {{invoiceNumber}}. They don’t pay the invoice.',
  },
  place: {
    balance: '{{rest}} were added to your balance. You can pay from it, or withdraw it.',
    held: 'If the invoice is still open after our review and your transfer covers it, it is paid. Other money goes to your balance.',
    'held-without-account':
      'If the invoice is still open after our review and your transfer covers it, it is paid. We send other money back to the account that it came from.',
    bank: 'The bank has the money again.',
    elsewhere: 'If you think that this is wrong, please write to {{supportEmail}}.',
    refund: 'We’re sending {{rest}} back to the account that it came from. This usually takes 1–2 banking days.',
    waiting: 'We don’t know which account to send {{rest}} back to. Please write to {{supportEmail}}.',
  },
  received: 'Received',
  due: 'Due',
});
