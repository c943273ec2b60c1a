import type { Spanish } from '@quittance/sdk/i18n';
import type { emailingDocsTexts } from './texts.en.ts';

export const spanish: Spanish<typeof emailingDocsTexts> = {
  title: 'Correos',
  template: 'Plantilla',
  html: 'HTML',
  text: 'Texto sin formato',
};
