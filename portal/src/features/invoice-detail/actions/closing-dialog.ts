import type { Invoice } from '../../invoice-form/invoice-form-values.ts';

/** Properties of every dialog that closes an invoice. */
export interface ClosingDialogProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
  /** Called after a toast said what happened. */
  readonly onDone: () => void;
}
