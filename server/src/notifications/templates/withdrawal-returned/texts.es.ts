import type { Spanish } from '@quittance/sdk/i18n';
import type { withdrawalReturnedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof withdrawalReturnedTexts> = {
  subject: 'Se han devuelto {{amount}} para {{recipientName}}',
  heading: 'Su retirada ha sido devuelta',
  returned:
    'El banco de {{recipientName}} ha devuelto {{amount}} (código {{returnCode}}). Lo abonaremos de nuevo en su cuenta. Compruebe los datos del destinatario antes de enviarlo de nuevo.',
  to: 'Para',
  view: 'Ver la transferencia',
};
