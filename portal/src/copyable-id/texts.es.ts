import type { Spanish } from '@quittance/sdk/i18n';
import type { copyableIdTexts } from './texts.en.ts';

export const spanish: Spanish<typeof copyableIdTexts> = {
  copy: 'Copiar ID',
};
