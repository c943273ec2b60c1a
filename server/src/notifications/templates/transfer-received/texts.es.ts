import type { Spanish } from '@quittance/sdk/i18n';
import type { transferReceivedTexts } from './texts.en.ts';

export const spanish: Spanish<typeof transferReceivedTexts> = {
  subject: '{{senderName}} le ha enviado {{amount}}',
  heading: 'Ha recibido dinero',
  received: '{{senderName}} le ha enviado {{amount}}. Ya está en su saldo.',
  from: 'De',
  reference: 'Concepto',
  view: 'Ver la transferencia',
};
