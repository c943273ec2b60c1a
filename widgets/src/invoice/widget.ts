import { widget as bankDebit } from '../bank-debit/widget.ts';
import { paymentEvents, paymentParts } from '../spec/payment.ts';
import type { WidgetSpec } from '../spec/widget-spec.ts';

/** Spec of the invoice widget, which includes the bank debit. Run `npm run generate` after a change. */
export const widget = {
  tag: 'quittance-invoice',
  summary: 'Shows an invoice and lets its buyer pay it.',
  budgetKb: 49,
  attributes: {
    ...bankDebit.attributes,
    preview: { type: 'boolean', description: 'Shows the invoice without the ways to pay.' },
  },
  events: paymentEvents,
  parts: {
    invoice: 'all of the widget',
    ...paymentParts,
    payment: 'the ways to pay',
    document: 'the invoice itself',
  },
  component: { name: 'Invoice', module: '../invoice/invoice.tsx' },
  view: { name: 'InvoiceElementView', module: '../invoice/invoice-element-view.tsx' },
  styles: [
    ...bankDebit.styles,
    '../kit/text-button/text-button.css',
    '../kit/field/label.css',
    '../kit/one-time-code-field/one-time-code-field.css',
    '../invoice/invoice-document.css',
    '../invoice/payment-options.css',
    '../balance-payment/account-choice.css',
  ],
  texts: [
    ...bankDebit.texts,
    { namespace: 'field', module: '../kit/field/texts.*.ts' },
    { namespace: 'one-time-code-field', module: '../kit/one-time-code-field/texts.*.ts' },
    { namespace: 'invoice', module: '../invoice/texts.*.ts' },
  ],
} satisfies WidgetSpec;
