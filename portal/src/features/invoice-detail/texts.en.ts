import { defineTexts } from '@quittance/sdk/i18n';

/** An invoice's own page and dialog. */
export const invoiceDetailTexts = defineTexts('invoice-detail', {
  title: 'Invoice {{number}}',
  untitled: 'Invoice',
  draftTitle: 'Draft invoice',
  scheduledTitle: 'Scheduled invoice',
  panel: 'About this invoice',
  sender: 'Seller',
  sentOn: 'Sent',
  sendingOn: 'To be sent',
  scheduledText: 'It goes to the buyer at the beginning of that day in New York.',
  sendNow: 'Send now',
  unschedule: 'Make it a draft again',
  unscheduled: 'The invoice is a draft again.',
  scheduled: 'Invoice scheduled.',
  authorizedOn: 'Payment authorized',
  unsure: 'Payment not confirmed yet',
  readOnly: 'Your role lets you see invoices, not pay them. Ask the account owner for manager access.',
  draftText: 'Only you see this draft. Send it when it is ready.',
  incompleteText: 'Only you see this draft. Complete it before you send it.',
  edit: 'Edit draft',
  send: 'Send invoice',
  cancelSending: 'Cancel',
  sent: 'Invoice sent.',
  downloadPdf: 'Download PDF',
  downloadXml: 'Download e-invoice',
});
