import type { productTexts } from '../en/product.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof productTexts> = { name: 'Administración' };
