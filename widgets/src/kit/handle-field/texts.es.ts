import type { Spanish } from '@quittance/sdk/i18n';
import type { handleFieldTexts } from './texts.en.ts';

export const spanish: Spanish<typeof handleFieldTexts> = {
  handleAvailable: '{{handle}} está disponible.',
  handleTaken: '{{handle}} ya está en uso. Elija otro identificador.',
  handleCheckFailed: 'No pudimos comprobar si este identificador está disponible.',
  handleMadeTo: 'Solo letras sin tilde, cifras y guiones bajos, en minúsculas: ahora es {{handle}}.',
  handleCharacters: 'Solo letras sin tilde, cifras y guiones bajos.',
  checkAgain: 'Comprobar de nuevo',
};
