import type { fieldTexts } from '../en/field.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof fieldTexts> = { optional: 'Opcional' };
