import type { Spanish } from '@quittance/sdk/i18n';
import type { copyButtonTexts } from './texts.en.ts';

export const spanish: Spanish<typeof copyButtonTexts> = {
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar',
};
