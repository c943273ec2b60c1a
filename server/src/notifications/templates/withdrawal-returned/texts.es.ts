import type { Spanish } from '@quittance/sdk/i18n';
import type { withdrawalReturnedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof withdrawalReturnedTexts> = {
  subject: 'Se han devuelto {{amount}} para {{recipientName}}',
  heading: 'Su retiro ha sido devuelto',
  returned:
    'El banco de {{recipientName}} ha devuelto {{amount}} (código {{returnCode}}). Lo abonaremos de nuevo en su cuenta. Compruebe los datos del beneficiario antes de enviarlo de nuevo.',
  to: 'Para',
  view: 'Ver la transferencia',
};
