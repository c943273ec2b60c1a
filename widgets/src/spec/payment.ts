import { loadError, ready, sessionExpired } from './common.ts';
import type { EventSpec } from './widget-spec.ts';

const method = { name: 'PaymentMethod', module: '../widget/event-types.ts' };
const error = { name: 'WidgetError', module: '../widget/event-types.ts' };
const payment = { invoiceId: 'string', method };

/** Events of the widgets that take the payment of an invoice. */
export const paymentEvents = {
  ready,
  'load-error': loadError,
  'before-submit': {
    description:
      'The person decided to pay. Cancelable: `preventDefault()`, or `false` from the React callback, stops the payment before anything is sent.',
    detail: payment,
    cancelable: true,
  },
  'submit-start': {
    description: 'The payment goes ahead; the request is about to be sent.',
    detail: payment,
  },
  pending: {
    description:
      "The payment was taken and its bank has not confirmed it, or its outcome is not known yet (`status: 'unknown'`).",
    detail: { ...payment, status: 'string' },
  },
  complete: {
    description:
      "Paid; by bank debit, the bank took the debit, which settles later. `status` is the invoice's. Sent once, also when the payer left before that was known.",
    detail: { ...payment, status: 'string', 'paymentId?': 'string' },
  },
  failure: {
    description:
      'The payment was refused, by the server or later by the bank (`DebitRefusedError`) or the card processor (`CardDeclinedError`), or could not be set up, as when the bank window does not open. No money moved.',
    detail: { ...payment, error },
  },
  cancel: {
    description: 'The person left the payment before deciding.',
    detail: payment,
  },
  'session-expired': sessionExpired,
} satisfies Record<string, EventSpec>;

/** Parts of the widgets that take the payment of an invoice. */
export const paymentParts = {
  sheet: 'the sheet on it, with border and shadow',
  amount: 'the big figure',
  status: "the badge of the invoice's status",
  banner: "the message about the invoice's status",
  button: 'every button, in dialogs too',
  'button-primary': 'buttons of the main action',
  'button-secondary': 'buttons of other actions',
  'button-quiet': 'buttons without a frame',
};
