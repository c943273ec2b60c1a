import type { Spanish } from '@quittance/sdk/i18n';
import type { cryptoPaymentTexts } from './texts.en.ts';

export const spanish: Spanish<typeof cryptoPaymentTexts> = {
  intro:
    'Pague {{amount}} con Bitcoin o Ether. Recibirá una dirección y un importe exacto; el tipo de cambio vale unos minutos.',
  coin: 'Moneda',
  BTC: 'Bitcoin (BTC)',
  ETH: 'Ether (ETH)',
  refundAddress: 'Su dirección de {{coin}} para devoluciones',
  refundAddressHint:
    'Lo que llegue tarde o supere el importe se devolverá a esa dirección, salvo que la comisión de la red lo consumiera todo.',
  start: 'Obtener la dirección',
  failed: 'No hemos podido obtener una dirección. Inténtelo de nuevo.',
  invalidAddress: 'Introduzca una dirección de {{coin}} válida.',
  amountChanged: 'El importe ha cambiado. Revíselo e inténtelo de nuevo.',
  unavailable: 'Esta moneda no está disponible ahora. Elija la otra u otra forma de pago.',
  send: 'Envíe exactamente {{amount}} {{coin}}',
  rate: '1 {{coin}} = {{rate}}.',
  address: 'Dirección',
  amount: 'Importe',
  copyField: 'Copiar {{field}}',
  code: 'Código QR con la dirección y el importe',
  openWallet: 'Abrir en una billetera',
  timeLeft: 'El tipo de cambio vale {{time}} más.',
  amountChangesThen: 'A medianoche en Nueva York, el importe cambia.',
  underpaid:
    'Hemos visto {{received}} {{coin}}. Envíe {{missing}} {{coin}} más a la misma dirección antes de que acabe el tiempo.',
  confirming: '{{count}} de {{needed}} confirmaciones',
  confirmingHint: 'Puede cerrar esta página y volver con el mismo enlace.',
  paid: 'Su pago está confirmado.',
  unusable:
    'Hemos visto {{received}} {{coin}}, que no pueden pagar esta factura: era poco o tarde, o la factura ya se había pagado.',
  goesBack: 'Las monedas vuelven a su dirección, menos la comisión de la red.',
  tooLittle: 'Es demasiado poco para devolverlo: la comisión de la red lo consumiría.',
  unconfirmed:
    'La red no ha confirmado a tiempo sus {{received}} {{coin}}, así que puede pagar la factura de nuevo. Si aún los confirma, las monedas vuelven a su dirección, menos la comisión de la red.',
  expired: 'El tiempo ha acabado y no se envió nada. Obtenga otra dirección para pagar. No use la anterior.',
  refundSent: '{{amount}} {{coin}} volvieron a su dirección.',
  refundQueued: '{{amount}} {{coin}} volverán a su dirección.',
  refundRefused: 'No se han podido devolver {{amount}} {{coin}}. Nuestro equipo se ocupará de ello.',
  refundKept: '{{amount}} {{coin}} es demasiado poco para devolverlo: la comisión de la red lo consumiría.',
  again: 'Obtener otra dirección',
  loadFailed: 'No se ha podido cargar el pago.',
  sandbox: {
    title: 'Sandbox',
    text: 'Enviar monedas ahora:',
    exact: 'Lo que falta',
    over: '10 % más',
    under: '10 % menos',
    dropped: 'Una transacción descartada',
    blocks: 'Que lleguen los bloques',
    failed: 'No se han podido enviar las monedas.',
  },
};
