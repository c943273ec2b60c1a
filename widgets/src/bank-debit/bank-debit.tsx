import { useCallbacks, type WidgetCallbacks } from '../widget/callbacks.ts';
import { BankDebitView } from './bank-debit-view.tsx';
import type { BankDebitEventName, BankDebitReactProps } from './element-types.generated.ts';

export interface BankDebitProps extends BankDebitReactProps, WidgetCallbacks<BankDebitEventName> {}

/** The bank debit widget for React hosts; `<quittance-bank-debit>` is the same for other pages. */
export function BankDebit({ invoiceId, ...callbacks }: BankDebitProps) {
  return <BankDebitView invoiceId={invoiceId} onEvent={useCallbacks(callbacks)} />;
}
