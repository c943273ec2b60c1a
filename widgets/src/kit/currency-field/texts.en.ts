import { defineTexts } from '@quittance/sdk/i18n';

/** Groups of currencies. */
export const currencyFieldTexts = defineTexts('currency-field', {
  popular: 'Popular',
  others: 'Other currencies',
});
