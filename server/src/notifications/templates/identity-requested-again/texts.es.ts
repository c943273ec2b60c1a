import type { Spanish } from '@quittance/sdk/i18n';
import type { identityRequestedAgainTexts } from './texts.en.ts';

export const spanish: Spanish<typeof identityRequestedAgainTexts> = {
  subject: 'Verifique de nuevo su identidad para {{organizationName}}',
  heading: 'Verifique de nuevo su identidad',
  text: 'Hemos revisado su comprobación de identidad para {{organizationName}} y necesitamos otra. Este es el motivo:',
  unread:
    'No se pudo terminar su comprobación de identidad para {{organizationName}}. Le pedimos que la haga una vez más.',
  open: 'Verificar mi identidad',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
