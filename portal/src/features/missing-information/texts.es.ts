import type { Spanish } from '@quittance/sdk/i18n';
import type { missingInformationTexts } from './texts.en.ts';

export const spanish: Spanish<typeof missingInformationTexts> = {
  title: 'Complete la información que falta',
  lead: 'La necesitamos para que pueda usar todas las partes de la cuenta.',
  nothing: 'No falta nada',
  nothingText: 'Su empresa ha dado toda la información que necesitamos.',
  phone: 'Su número de teléfono',
  phoneText: 'Todavía no tiene número de teléfono.',
  addPhone: 'Añadir el número de teléfono',
  ownerOnly: 'Un titular de la empresa tiene que completarlo.',
  address: 'Dirección de la empresa',
  handle: 'Identificador de su empresa',
  save: 'Guardar',
  saved: 'Guardado.',
};
