import type { Spanish } from '@quittance/sdk/i18n';
import type { phoneNumberChangedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof phoneNumberChangedTexts> = {
  subject: 'Se ha cambiado su teléfono de {{brandName}}',
  heading: 'Su teléfono ha cambiado',
  sentence: 'Se ha sustituido el teléfono de su cuenta. El nuevo aún no está verificado.',
  oldNumber: 'Teléfono anterior',
  newNumber: 'Teléfono nuevo',
  unexpected: 'Si no ha sido usted, escríbanos enseguida a {{supportEmail}}.',
};
