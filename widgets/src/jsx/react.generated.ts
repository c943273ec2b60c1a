// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
import type { BalancesAttributes, BalancesEventName, QuittanceBalancesElement } from '../balances/element-types.generated.ts';
import type { BankDebitAttributes, BankDebitEventName, QuittanceBankDebitElement } from '../bank-debit/element-types.generated.ts';
import type { InvoiceAttributes, InvoiceEventName, QuittanceInvoiceElement } from '../invoice/element-types.generated.ts';
import type { OnboardingAttributes, OnboardingEventName, QuittanceOnboardingElement } from '../onboarding/element-types.generated.ts';
import type { ReactWidgetProps } from './react-widget-props.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Shows the accounts of a business: balances, funds, recent transactions, and how to send money to them. */
      'quittance-balances': ReactWidgetProps<QuittanceBalancesElement, BalancesAttributes, BalancesEventName>;
      /** Takes the bank debit alone, for pages that show the invoice themselves. */
      'quittance-bank-debit': ReactWidgetProps<QuittanceBankDebitElement, BankDebitAttributes, BankDebitEventName>;
      /** Shows an invoice and lets its buyer pay it. */
      'quittance-invoice': ReactWidgetProps<QuittanceInvoiceElement, InvoiceAttributes, InvoiceEventName>;
      /** Leads a business, or one of its people, through their verification, page by page. */
      'quittance-onboarding': ReactWidgetProps<QuittanceOnboardingElement, OnboardingAttributes, OnboardingEventName>;
    }
  }
}
