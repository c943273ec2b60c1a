import { defineTexts } from '@quittance/sdk/i18n';

/** An attached XML invoice, shown for people. */
export const attachedInvoiceTexts = defineTexts('attached-invoice', {
  title: 'Attached e-invoice',
  invoice: 'Invoice {{number}}',
  creditNote: 'Credit note {{number}}',
  notChecked: 'This is what the attached file says. We don’t check it against the invoice.',
  from: 'From',
  to: 'Bill to',
  unnamed: 'No name',
  taxId: 'Tax ID {{taxId}}',
  endpoint: 'Electronic address {{endpoint}}',
  issued: 'Date of issue',
  due: 'Date due',
  omitted_one: '{{count}} more line is in the file.',
  omitted_other: '{{count}} more lines are in the file.',
  total: {
    lines: 'Sum of the lines',
    charges: 'Charges',
    allowances: 'Allowances',
    withoutTax: 'Total without tax',
    tax: 'Tax',
    withTax: 'Total with tax',
    prepaid: 'Paid',
    payable: 'Amount due',
  },
  failed: 'The file can’t be shown here. Download it to read it.',
  retry: 'Try again',
});
