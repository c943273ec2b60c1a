import { paymentEvents, paymentParts } from '../spec/payment.ts';
import type { WidgetSpec } from '../spec/widget-spec.ts';

/** Spec of the bank debit widget. Run `npm run generate` after a change. */
export const widget = {
  tag: 'quittance-bank-debit',
  summary: 'Takes the bank debit alone, for pages that show the invoice themselves.',
  budgetKb: 41,
  oneFileBudgetKb: 41,
  attributes: {
    'invoice-id': {
      type: 'string',
      required: true,
      description: "The invoice that the session's token opens.",
    },
  },
  events: paymentEvents,
  parts: { 'bank-debit': 'all of the widget', ...paymentParts },
  component: { name: 'BankDebit', module: '../bank-debit/bank-debit.tsx' },
  view: { name: 'BankDebitElementView', module: '../bank-debit/bank-debit-element-view.tsx' },
  styles: [
    '../kit/button/button.css',
    '../kit/form/form.css',
    '../kit/checkbox/checkbox.css',
    '../kit/dialog/dialog.css',
    '../kit/tone/tone.css',
    '../kit/banner/banner.css',
    '../kit/status-badge/status-badge.css',
    '../kit/spinner/spinner.css',
    '../kit/skeleton/skeleton.css',
    '../kit/empty-state/empty-state.css',
    '../kit/error-state/error-state.css',
    '../widget/widget-frame.css',
    '../invoice/invoice-head.css',
    '../bank-debit/bank-debit.css',
    '../widget/payment-progress.css',
  ],
  texts: [
    { namespace: 'kit', module: '../kit/base/texts.*.ts' },
    { namespace: 'invoice-head', module: '../invoice/head-texts.*.ts' },
    { namespace: 'invoice-ending', module: '../invoice/ending-texts.*.ts' },
    { namespace: 'invoice-status', module: '../invoice/status-words.*.ts' },
    { namespace: 'bank-debit', module: '../bank-debit/texts.*.ts' },
  ],
} satisfies WidgetSpec;
