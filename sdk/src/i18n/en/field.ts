import { defineTexts } from '../texts.ts';

/** What every field may say. Apart from the other controls: small widgets have fields too. */
export const fieldTexts = defineTexts('field', { optional: 'Optional' });
