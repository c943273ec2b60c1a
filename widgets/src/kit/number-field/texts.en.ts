import { defineTexts } from '@quittance/sdk/i18n';

/** Why a field refuses what was typed as a number. */
export const numberFieldTexts = defineTexts('number-field', {
  notNumber: 'Enter a number.',
  otherCurrency: 'Enter an amount in {{currency}}.',
  notWhole: 'Enter a whole number.',
  negative: 'Can’t be negative.',
  tooManyDecimals_one: 'Use {{count}} decimal at most.',
  tooManyDecimals_other: 'Use {{count}} decimals at most.',
  tooLarge: 'The maximum is {{max}}.',
});
