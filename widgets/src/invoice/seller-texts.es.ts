import type { Spanish } from '@quittance/sdk/i18n';
import type { sellerTexts } from './seller-texts.en.ts';

export const spanish: Spanish<typeof sellerTexts> = {
  paymentInProgress: 'El pago del comprador se está procesando. Esta página se actualizará cuando se acredite.',
  underReview: 'El pago del comprador está en revisión. Esta página se actualizará cuando se acredite.',
  transferReview:
    'Ha llegado una transferencia bancaria para esta factura y está en revisión. Si cubre el importe pendiente, paga la factura al terminar.',
  options: 'Cómo puede pagar el comprador',
  externalNotifiedTitle: 'El comprador dice que esta factura está pagada',
  externalNotified:
    'El {{date}} le avisó de que pagó fuera de esta página. Cuando tenga el dinero, marque la factura como pagada externamente.',
  reserved:
    'El comprador ya pagó. El dinero está reservado para usted y se añadirá a su saldo en la fecha de vencimiento.',
  reservedLonger:
    'El comprador ya pagó. El dinero está reservado para usted y se añadirá a su saldo en cuanto su empresa pueda recibirlo.',
  paymentRefused: 'El pago del comprador fue rechazado',
  paymentRefusedText:
    'El banco del comprador rechazó el débito el {{date}}: {{reason}}. La factura está abierta de nuevo y el comprador recibió un enlace nuevo.',
  paymentNotSubmitted: 'El pago del comprador no se pudo enviar',
  paymentNotSubmittedText:
    'El débito no se pudo enviar al banco del comprador el {{date}}. La factura está abierta de nuevo y el comprador recibió un enlace nuevo.',
  paymentReturned: 'El pago del comprador fue devuelto',
  paymentReturnedText:
    'El banco del comprador devolvió el débito el {{date}}: {{reason}}. La factura está abierta de nuevo y el comprador recibió un enlace nuevo.',
  coinsDropped: 'El pago con criptomonedas falló',
  coinsDroppedText: 'La red descartó la transacción el {{date}}. La factura está abierta de nuevo.',
  cardDeclined: 'La tarjeta del comprador fue rechazada',
  cardDeclinedText: 'La tarjeta fue rechazada el {{date}}. La factura está abierta de nuevo.',
  cardTakenBack: 'El pago con tarjeta fue retirado',
  cardTakenBackText: 'La disputa se resolvió a favor del comprador el {{date}}. La factura está abierta de nuevo.',
  disputed: 'El banco del comprador disputa este pago con tarjeta',
  disputedText: 'El dinero que aún no está en su saldo queda reservado hasta que decida el procesador de tarjetas.',
};
