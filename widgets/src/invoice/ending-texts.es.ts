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
  denied: {
    title: 'Pago denegado',
    on: 'Denegado el {{date}}.',
    seller: '{{recipient}} intentó pagar, pero la transacción fue denegada.',
    buyer: 'Este pago fue denegado. El dinero se devuelve a su origen, salvo que le hayamos escrito otra cosa.',
    contact: 'Para más información, puede escribir a {{email}}.',
    sellerNotVerified: 'Su empresa no se verificó a tiempo. El pago completo se devolvió a quien lo envió.',
    buyerNotVerified: 'El destinatario no se verificó a tiempo. El pago se devolvió a su cuenta de transacciones.',
    guestNotVerified: 'El destinatario no se verificó a tiempo. El pago se devuelve a la cuenta de la que salió.',
  },
  markedBy: 'Marcada como pagada el {{date}} por {{name}}.',
};
