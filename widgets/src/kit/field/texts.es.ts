import type { Spanish } from '@quittance/sdk/i18n';
import type { fieldTexts } from './texts.en.ts';

export const spanish: Spanish<typeof fieldTexts> = {
  optional: 'Opcional',
};
