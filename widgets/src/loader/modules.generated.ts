// Written by widgets/scripts/generate-widgets.ts from the widget.ts of each widget. Run `npm run generate`; do not edit.
/** The widgets by tag, and the module of each, from the loader’s built file. */
export const modules: Readonly<Record<string, string>> = {
  'quittance-balances': '../elements/balances.js',
  'quittance-bank-debit': '../elements/bank-debit.js',
  'quittance-invoice': '../elements/invoice.js',
  'quittance-onboarding': '../elements/onboarding.js',
};
