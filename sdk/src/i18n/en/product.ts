import { defineTexts } from '../texts.ts';

/** What the back office is called. */
export const productTexts = defineTexts('product', { name: 'Back office' });
