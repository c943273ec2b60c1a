import type { Spanish } from '@quittance/sdk/i18n';
import type { ledgerHeadsTexts } from './texts.en.ts';

export const spanish: Spanish<typeof ledgerHeadsTexts> = {
  subject: 'Cabezas del libro mayor de {{brandName}}',
  heading: 'Cabezas actuales del libro mayor',
  keep: 'Conserve este correo sin cambios. Prueba más adelante que nada anterior a estas cabezas se cambió ni se borró.',
};
