import type { Spanish } from '@quittance/sdk/i18n';
import type { verificationDeniedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof verificationDeniedTexts> = {
  subject: 'Su solicitud para {{organizationName}}',
  heading: 'No podemos abrir cuentas para su empresa',
  text: 'Hemos revisado la solicitud de {{organizationName}} y no podemos aprobarla.',
  open: 'Abrir el portal',
  questions: '¿Preguntas? Escriba a {{supportEmail}}.',
};
