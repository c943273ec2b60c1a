import type { Spanish } from '@quittance/sdk/i18n';
import type { termsTexts } from './texts.en.ts';

export const spanish: Spanish<typeof termsTexts> = {
  title: 'Términos y condiciones',
  documents: 'Documentos',
  version: 'Versión {{version}}',
};
