import type { Spanish } from '@quittance/sdk/i18n';
import type { setPasswordTexts } from './texts.en.ts';

export const spanish: Spanish<typeof setPasswordTexts> = {
  subject: 'Defina su contraseña de {{brandName}}',
  heading: 'Defina su contraseña',
  invitedToPortal: 'Se ha creado una cuenta para usted en {{brandName}}.',
  invitedToBackOffice: 'Le han invitado a la administración de {{brandName}}.',
  invitedFor: 'Se ha creado una cuenta para usted en {{brandName}}, para actuar en nombre de {{organizationName}}.',
  setPassword: 'Defina una contraseña y acceda como {{email}}.',
  action: 'Definir contraseña',
  expires: 'El enlace funciona una sola vez, hasta el {{expiresOn}}. No lo reenvíe.',
  unexpected: 'Si no lo esperaba, escríbanos a {{supportEmail}}.',
};
