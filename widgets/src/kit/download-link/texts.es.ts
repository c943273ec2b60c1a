import type { Spanish } from '@quittance/sdk/i18n';
import type { downloadLinkTexts } from './texts.en.ts';

export const spanish: Spanish<typeof downloadLinkTexts> = {
  downloadStarting: 'La descarga está comenzando…',
};
