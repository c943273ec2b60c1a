// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import type { QuittanceAttributes, QuittanceElement } from '../elements/quittance-element.generated.ts';

/** Properties of `<quittance-balances>` besides those of every Quittance element. */
export interface BalancesElementProperties {
  /** Another value loads the accounts again; the current ones stay visible meanwhile. */
  revision: string | undefined;
}

/** `<quittance-balances>`. Shows the accounts of a business: balances, funds, recent transactions, and how to send money to them. */
export interface QuittanceBalancesElement extends QuittanceElement, BalancesElementProperties {
}

/** Attributes of `<quittance-balances>`. */
export interface BalancesAttributes extends QuittanceAttributes {
  /** Another value loads the accounts again; the current ones stay visible meanwhile. */
  revision?: string | undefined;
}

/** Props of the React component `Balances`, besides the callbacks for its events. */
export interface BalancesReactProps {
  /** Another value loads the accounts again; the current ones stay visible meanwhile. */
  readonly revision?: string | undefined;
}

/** Names of its events, without `quittance-`. */
export type BalancesEventName = 'ready' | 'account-open' | 'load-error' | 'session-expired';

declare global {
  interface HTMLElementTagNameMap {
    'quittance-balances': QuittanceBalancesElement;
  }
}
