import type { Spanish } from '@quittance/sdk/i18n';
import type { withdrawalRecoveredTexts } from './texts.en.ts';

export const spanish: Spanish<typeof withdrawalRecoveredTexts> = {
  subject: 'El banco retiró su pago de {{paid}} a {{recipientName}}',
  heading: 'El banco ha retirado su pago',
  recovered:
    'El banco había pagado su retiro de {{paid}} a {{recipientName}} después de que fallara. Ha recuperado ese pago, así que {{recipientName}} no tiene el dinero. Sigue en su cuenta.',
  to: 'Para',
  view: 'Ver la transferencia',
};
