import { defineTexts } from '@quittance/sdk/i18n';

/** The file that goes with an invoice. */
export const attachmentTexts = defineTexts('invoice-attachment', {
  title: 'Attachment',
  field: 'Attach a file',
  hint: 'The buyer can download it, such as a contract, a timesheet or an e-invoice in XML.',
  notVerified: 'Only verified companies can attach a file to an invoice.',
  action: 'Add file',
  dialogText: 'The buyer can download the file. You can’t remove or replace it afterwards.',
  close: 'Close',
});
