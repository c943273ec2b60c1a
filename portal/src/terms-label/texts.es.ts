import type { Spanish } from '@quittance/sdk/i18n';
import type { termsLabelTexts } from './texts.en.ts';

export const spanish: Spanish<typeof termsLabelTexts> = {
  accept: 'He leído y acepto los',
  terms: 'términos y condiciones',
};
