import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import type { WidgetEventListener } from './widget-events.ts';

/** `shown`: the payer sees the payment. `background`: it goes on unseen, and its panel stays for what comes of it. */
export type PaymentHold = 'none' | 'background' | 'shown';

/** What a way to pay needs of the view that it stands in. */
export interface PaymentPanelProps {
  /** The invoice that is paid; while a payment holds it, as it was when that began. */
  readonly invoice: InvoiceAnswer;
  /** The invoice as it was read last. */
  readonly current: InvoiceAnswer;
  readonly onEvent: WidgetEventListener;
  /** Whether a payment needs the panel, also when the invoice can no longer be paid. */
  readonly onHold: (hold: PaymentHold) => void;
  readonly onPaid: (invoice: InvoiceAnswer) => void;
  /** The invoice may no longer be as shown. */
  readonly onStale: () => void;
}
