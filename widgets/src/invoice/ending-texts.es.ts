import type { Spanish } from '@quittance/sdk/i18n';
import type { endingTexts } from './ending-texts.en.ts';

export const spanish: Spanish<typeof endingTexts> = {
  rejectedOn: 'Rechazada por el comprador el {{date}}',
  canceled: 'El vendedor canceló esta factura.',
  canceledOn: 'Cancelada el {{date}}.',
  cancelReason: {
    'payment-not-owed': 'El pago no se debe.',
    'incorrect-invoice': 'La factura es incorrecta.',
  },
  quoted: '«{{words}}»',
  paidExternally: 'Pagada por otra vía',
  markedBy: 'Marcada como pagada el {{date}} por {{name}}.',
};
