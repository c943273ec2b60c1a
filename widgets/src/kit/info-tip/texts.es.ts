import type { Spanish } from '@quittance/sdk/i18n';
import type { infoTipTexts } from './texts.en.ts';

export const spanish: Spanish<typeof infoTipTexts> = {
  moreAbout: 'Más sobre {{about}}',
};
