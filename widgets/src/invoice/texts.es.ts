import type { Spanish } from '@quittance/sdk/i18n';
import { tooManyWrongCodesSentence, wrongCodeSentence } from '@quittance/sdk/i18n/es';
import type { invoiceTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceTexts> = {
  downloadPdf: 'Descargar PDF',
  downloaded: 'El archivo se descargó correctamente.',
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
    codeInvalid: wrongCodeSentence,
    codeExpired: 'Este código ha caducado. Pida uno nuevo.',
    codeBlocked: tooManyWrongCodesSentence,
    insufficientFunds: 'Su saldo no alcanza para este pago.',
    amountChanged: 'El importe a pagar ha cambiado. Compruebe el nuevo importe antes de pagar.',
    accountUnavailable: 'Esta cuenta no se puede usar para pagos en este momento.',
    setupFailed: 'No pudimos procesar su solicitud, inténtelo de nuevo.',
    loadFailed: 'No se pudieron cargar sus cuentas.',
  },
};
