import { loadError, ready, sessionExpired } from '../spec/common.ts';
import type { WidgetSpec } from '../spec/widget-spec.ts';

/** Spec of the balances widget. Run `npm run generate` after a change. */
export const widget = {
  tag: 'quittance-balances',
  summary: 'Shows the accounts of a business: balances, funds, recent transactions, and how to send money to them.',
  budgetKb: 45,
  attributes: {
    revision: {
      type: 'string',
      description: 'Another value loads the accounts again; the current ones stay visible meanwhile.',
    },
  },
  events: {
    ready,
    'account-open': {
      description: 'The person opened the details of an account.',
      detail: { currency: 'string', 'accountType?': 'string' },
    },
    'load-error': loadError,
    'session-expired': sessionExpired,
  },
  parts: {
    balances: 'all of the widget',
    sheet: 'the sheet on it, with border and shadow',
    total: 'the sum of all accounts in US dollars',
    funds: 'the figures below it',
    account: 'each account',
    details: 'the details of an open account',
    button: 'every button',
    'button-primary': 'buttons of the main action',
    'button-secondary': 'buttons of other actions',
    'button-quiet': 'buttons without a frame',
  },
  component: { name: 'Balances', module: '../balances/balances.tsx' },
  reactProps: {
    revision: {
      type: 'string',
      description: 'Another value loads the accounts again; the current ones stay visible meanwhile.',
    },
  },
  view: { name: 'BalancesElementView', module: '../balances/balances-element-view.tsx' },
  styles: [
    '../kit/button/button.css',
    '../kit/tone/tone.css',
    '../kit/banner/banner.css',
    '../kit/status-badge/status-badge.css',
    '../kit/spinner/spinner.css',
    '../kit/skeleton/skeleton.css',
    '../kit/empty-state/empty-state.css',
    '../kit/error-state/error-state.css',
    '../kit/copy-button/copy-button.css',
    '../kit/tabs/tabs.css',
    '../kit/qr-code/qr-code.css',
    '../widget/widget-frame.css',
    '../balances/balances.css',
  ],
  texts: [
    { namespace: 'kit', module: '../kit/base/texts.*.ts' },
    { namespace: 'copy-button', module: '../kit/copy-button/texts.*.ts' },
    { namespace: 'invoice-head', module: '../invoice/head-texts.*.ts' },
    { namespace: 'currency-status-badge', module: '../kit/currency-status-badge/texts.*.ts' },
    { namespace: 'bank-details', module: '../bank-transfer/bank-words.*.ts' },
    { namespace: 'rate-origin', module: '../kit/rate-origin/texts.*.ts' },
    { namespace: 'transaction', module: '../balances/transaction-words.*.ts' },
    { namespace: 'balances', module: '../balances/texts.*.ts' },
  ],
} satisfies WidgetSpec;
