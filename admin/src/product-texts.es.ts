import type { Spanish } from '@quittance/sdk/i18n';
import type { productTexts } from './product-texts.en.ts';

export const spanish: Spanish<typeof productTexts> = { name: 'Administración' };
