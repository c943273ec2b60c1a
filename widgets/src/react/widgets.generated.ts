// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
export { Balances, type BalancesProps } from '../balances/balances.tsx';
export { BankDebit, type BankDebitProps } from '../bank-debit/bank-debit.tsx';
export { Invoice, type InvoiceProps } from '../invoice/invoice.tsx';
export { Onboarding, type OnboardingProps } from '../onboarding/onboarding.tsx';
