// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import type { QuittanceAttributes, QuittanceElement } from '../elements/quittance-element.generated.ts';

/** Properties of `<quittance-bank-debit>` besides those of every Quittance element. */
export interface BankDebitElementProperties {
  /** The invoice that the session's token opens. Required. */
  invoiceId: string | undefined;
}

/** `<quittance-bank-debit>`. Takes the bank debit alone, for pages that show the invoice themselves. */
export interface QuittanceBankDebitElement extends QuittanceElement, BankDebitElementProperties {
}

/** Attributes of `<quittance-bank-debit>`. */
export interface BankDebitAttributes extends QuittanceAttributes {
  /** The invoice that the session's token opens. Required. */
  'invoice-id'?: string | undefined;
}

/** Props of the React component `BankDebit`, besides the callbacks for its events. */
export interface BankDebitReactProps {
  /** The invoice that the session's token opens. Required. */
  readonly invoiceId: string;
}

/** Names of its events, without `quittance-`. */
export type BankDebitEventName = 'ready' | 'load-error' | 'before-submit' | 'submit-start' | 'pending' | 'complete' | 'failure' | 'cancel' | 'session-expired';

declare global {
  interface HTMLElementTagNameMap {
    'quittance-bank-debit': QuittanceBankDebitElement;
  }
}
