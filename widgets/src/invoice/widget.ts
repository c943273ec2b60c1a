import { widget as bankDebit } from '../bank-debit/widget.ts';
import { paymentEvents, paymentParts } from '../spec/payment.ts';
import type { WidgetSpec } from '../spec/widget-spec.ts';

/** Spec of the invoice widget, which includes the bank debit. Run `npm run generate` after a change. */
export const widget = {
  tag: 'quittance-invoice',
  summary: 'Shows an invoice and lets its buyer pay it.',
  budgetKb: 45,
  // Includes every way to pay, also those that the invoice doesn't offer. Payment with coins took 4 kB, rejecting and
  // the Spanish words of its offers 2 kB.
  oneFileBudgetKb: 75,
  attributes: {
    ...bankDebit.attributes,
    preview: { type: 'boolean', description: 'Shows the invoice without the ways to pay.' },
  },
  events: {
    ...paymentEvents,
    reject: {
      description: 'A guest rejected the invoice: nobody can pay it. It shows that it was rejected.',
      detail: { invoiceId: 'string' },
    },
  },
  parts: {
    invoice: 'all of the widget',
    ...paymentParts,
    payment: 'the ways to pay',
    document: 'the invoice itself',
  },
  component: { name: 'Invoice', module: '../invoice/invoice.tsx' },
  reactProps: {
    invoiceId: { type: 'string', description: 'The invoice to show.', default: "for a guest, the session's invoice" },
    access: {
      type: { name: 'InvoiceAccess', module: '../invoice/use-invoice.ts' },
      description:
        '`customer`: a signed-in business, which pays from its balance with a one-time code, or by bank debit. `guest`: an invite token.',
      default: '`customer`',
    },
    revision: {
      type: 'number',
      description: 'Another number loads the invoice again; the current one stays visible meanwhile.',
    },
    onInvoice: {
      type: { name: 'InvoiceListener', module: '../invoice/invoice-answer.ts' },
      description:
        'Called with the complete invoice after each load and after a payment. Keep it stable with `useCallback`.',
    },
  },
  view: { name: 'InvoiceElementView', module: '../invoice/invoice-element-view.tsx' },
  styles: [
    ...bankDebit.styles,
    '../kit/text-button/text-button.css',
    '../kit/field/label.css',
    '../kit/one-time-code-field/one-time-code-field.css',
    '../invoice/invoice-document.css',
    '../invoice/attached-invoice.css',
    '../invoice/payment-options.css',
    '../balance-payment/account-choice.css',
    '../external-payment/external-payment.css',
    '../card-payment/card-payment.css',
    '../kit/field/field.css',
    '../kit/text-area/text-area.css',
    '../widget/payment-details.css',
    '../kit/copy-button/copy-button.css',
    '../kit/tabs/tabs.css',
    '../kit/qr-code/qr-code.css',
  ],
  texts: [
    ...bankDebit.texts,
    { namespace: 'field', module: '../kit/field/texts.*.ts' },
    { namespace: 'one-time-code-field', module: '../kit/one-time-code-field/texts.*.ts' },
    { namespace: 'invoice-document', module: '../invoice/document-words.*.ts' },
    { namespace: 'invoice-early', module: '../invoice/early-texts.*.ts' },
    { namespace: 'debit-timeline', module: '../invoice/debit-timeline-texts.*.ts' },
    { namespace: 'invoice-reject', module: '../invoice/reject-texts.*.ts' },
    { namespace: 'attached-invoice', module: '../invoice/attached-texts.*.ts' },
    { namespace: 'invoice', module: '../invoice/texts.*.ts' },
    { namespace: 'external-payment', module: '../external-payment/texts.*.ts' },
    { namespace: 'card-payment', module: '../card-payment/texts.*.ts' },
    { namespace: 'crypto-payment', module: '../crypto-payment/texts.*.ts' },
    { namespace: 'bank-transfer', module: '../bank-transfer/texts.*.ts' },
    { namespace: 'bank-details', module: '../bank-transfer/bank-words.*.ts' },
    { namespace: 'copy-button', module: '../kit/copy-button/texts.*.ts' },
  ],
} satisfies WidgetSpec;
