import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceTexts> = {
  downloadPdf: 'Descargar PDF',
  downloadFailed: 'La descarga falló. Inténtelo de nuevo.',
  attachment: {
    download: 'Adjunto: {{name}}',
    read: 'Mostrar la factura electrónica',
    hide: 'Ocultar la factura electrónica',
  },
  payment: {
    title: 'Opciones de pago',
    payFromBalance: 'Pagar con su saldo',
    transfer: 'Transferencia bancaria',
    crypto: 'Criptomonedas (BTC o ETH)',
    card: 'Tarjeta de crédito o débito',
    external: 'Pagar directamente a {{sender}}',
    secure: 'Cifrado y protegido. El vendedor nunca ve sus datos bancarios.',
    noOptions: 'Esta factura no se puede pagar en línea.',
    askSeller: 'Pregunte a {{sender}} cómo pagarla:',
  },
  balance: {
    account: 'Pagar desde',
    available: '{{amount}} disponibles',
    insufficient: 'Fondos insuficientes',
    noAccounts: 'No tiene ninguna cuenta en {{currency}} con la que pagar esta factura.',
    pay: 'Pagar {{amount}}',
    codeTitle: 'Confirme su pago',
    appCodeIntro: 'Escriba el código de su aplicación de autenticación para pagar {{amount}} a {{sender}}.',
    codeIntro:
      'Enviamos un código de un solo uso a su correo electrónico. Introdúzcalo para pagar {{amount}} a {{sender}}.',
    confirm: 'Confirmar y pagar {{amount}}',
    cancel: 'Cancelar',
    codeIncomplete: 'Introduzca los seis dígitos.',
    codeInvalid: 'Ese código no es correcto. Inténtelo de nuevo.',
    codeExpired: 'Este código ha caducado. Pida uno nuevo.',
    codeBlocked: 'Demasiados códigos incorrectos. Espere un rato antes de intentarlo de nuevo.',
    insufficientFunds: 'Su saldo no alcanza para este pago.',
    amountChanged: 'El importe a pagar ha cambiado. Compruebe el nuevo importe antes de pagar.',
    accountUnavailable: 'Esta cuenta no se puede usar para pagos en este momento.',
    setupFailed: 'No pudimos procesar su solicitud, inténtelo de nuevo.',
    loadFailed: 'No se pudieron cargar sus cuentas.',
  },
  seller: {
    paymentInProgress: 'El pago del comprador se está procesando. Esta página se actualizará cuando se acredite.',
    underReview: 'El pago del comprador está en revisión. Esta página se actualizará cuando se acredite.',
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
  },
};
