import { defineTexts } from '@quittance/sdk/i18n';

/** What the back office is called. */
export const productTexts = defineTexts('product', { name: 'Back office' });
