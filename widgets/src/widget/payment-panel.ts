import type { InvoiceAnswer } from '../invoice/invoice-answer.ts';
import type { WidgetEventListener } from './widget-events.ts';

/** `shown`: the payer sees the payment. `background`: it continues unseen, and its panel stays for the outcome. */
export type PaymentHold = 'none' | 'background' | 'shown';

/** The view around a way to pay. */
export interface PaymentPanelProps {
  /** The invoice to pay; during a payment, as it was at its start. */
  readonly invoice: InvoiceAnswer;
  /** The last read invoice. */
  readonly current: InvoiceAnswer;
  readonly onEvent: WidgetEventListener;
  /** Whether a payment needs the panel, also when the invoice can no longer be paid. */
  readonly onHold: (hold: PaymentHold) => void;
  readonly onPaid: (invoice: InvoiceAnswer) => void;
  /** Called when the shown invoice may be outdated. */
  readonly onStale: () => void;
}
