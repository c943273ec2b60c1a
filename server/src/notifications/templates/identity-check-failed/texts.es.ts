import type { Spanish } from '@quittance/sdk/i18n';
import type { identityCheckFailedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof identityCheckFailedTexts> = {
  subject: 'Su solicitud para {{organizationName}}',
  heading: 'No podemos abrir cuentas para su empresa',
  text: 'Una de las personas que poseen o dirigen {{organizationName}} no superó la comprobación de identidad, así que no podemos aprobar la solicitud.',
  textOwn:
    'No ha superado la comprobación de identidad, así que no podemos aprobar la solicitud de {{organizationName}}.',
  open: 'Abrir el portal',
  questions: '¿Cree que es un error? Escriba a {{supportEmail}}.',
};
