import type { Spanish } from '@quittance/sdk/i18n';
import type { createBusinessTexts } from './texts.en.ts';

export const spanish: Spanish<typeof createBusinessTexts> = {
  title: 'Crear una empresa',
  lead: 'Usted será su titular. Podrá verificarla después.',
  handle: 'Identificador',
  handleHint:
    'Otras empresas le encuentran por él. De 4 a 15 letras, cifras o guiones bajos. No se puede cambiar una vez entregada la verificación.',
  submit: 'Crear la empresa',
};
