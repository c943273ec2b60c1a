import { defineTexts } from '@quittance/sdk/i18n';

/** The name of the back office. */
export const productTexts = defineTexts('product', { name: 'Back office' });
