import type { Spanish } from '@quittance/sdk/i18n';
import type { handleFieldTexts } from './texts.en.ts';

export const spanish: Spanish<typeof handleFieldTexts> = {
  handleAvailable: '{{handle}} está disponible.',
  handleTaken: '{{handle}} ya está en uso. Elija otro identificador.',
  handleCheckFailed: 'No pudimos comprobar si este identificador está disponible.',
  checkAgain: 'Comprobar de nuevo',
};
