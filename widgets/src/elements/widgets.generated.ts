// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
export { createBalancesElement, defineBalances } from '../balances/element.generated.ts';
export type { QuittanceBalancesElement } from '../balances/element-types.generated.ts';
export { createBankDebitElement, defineBankDebit } from '../bank-debit/element.generated.ts';
export type { QuittanceBankDebitElement } from '../bank-debit/element-types.generated.ts';
export { createInvoiceElement, defineInvoice } from '../invoice/element.generated.ts';
export type { QuittanceInvoiceElement } from '../invoice/element-types.generated.ts';
export { createOnboardingElement, defineOnboarding } from '../onboarding/element.generated.ts';
export type { QuittanceOnboardingElement } from '../onboarding/element-types.generated.ts';
