import type { Spanish } from '@quittance/sdk/i18n';
import type { paymentExceptionsTexts } from './texts.en.ts';

export const spanish: Spanish<typeof paymentExceptionsTexts> = {
  title: 'Incidencias de pago',
  lead: 'Pagos cuyo dinero necesita su atención, los más recientes primero.',
  what: 'Qué ocurrió',
  kind: {
    'refund-account-unknown': 'Reembolso sin cuenta de destino',
    'refund-failed': 'Reembolso fallido',
    'refund-left-after-failure': 'Reembolso enviado tras el rechazo del banco',
    'debit-settled-after-refusal': 'Adeudo liquidado tras el rechazo del banco',
    'debit-returned-after-refund': 'Adeudo devuelto tras su reembolso',
    'card-refund-by-dispute': 'Reembolso de tarjeta retirado por una disputa',
    'card-paid-back-twice': 'Tarjeta devuelta dos veces',
    'card-refunded-unasked': 'Tarjeta reembolsada sin nuestra orden',
    'coins-lost-after-refund': 'Monedas perdidas tras su reembolso',
    'coins-unconfirmed': 'Monedas no confirmadas a tiempo',
    'coins-beside-blocked': 'Monedas junto a un pago bloqueado',
  },
  explain: {
    'refund-account-unknown': 'No se sabe de dónde vino el dinero de este pago denegado.',
    'refund-failed': 'El banco no hizo el reembolso de este pago denegado, o el reembolso volvió.',
    'refund-left-after-failure': 'El banco envió un reembolso aunque había dicho que no lo haría.',
    'debit-settled-after-refusal': 'El banco cobró al pagador aunque lo había rechazado.',
    'debit-returned-after-refund': 'El adeudo se devolvió después de reembolsar el dinero. El importe es una pérdida.',
    'card-refund-by-dispute':
      'El banco de la tarjeta retiró el dinero del reembolso antes de que el procesador lo devolviera.',
    'card-paid-back-twice': 'El pago se reembolsó y también se devolvió por contracargo. El importe es una pérdida.',
    'card-refunded-unasked': 'El procesador devolvió el dinero sin una orden nuestra.',
    'coins-lost-after-refund':
      'La cadena perdió monedas que ya habíamos devuelto o conservado. El importe es una pérdida, salvo que vuelvan a llegar.',
    'coins-unconfirmed':
      'La red no confirmó las monedas a tiempo, y la factura está abierta de nuevo. Si aún llegan, las devolvemos.',
    'coins-beside-blocked':
      'Llegaron más monedas de las que necesitaba el pago bloqueado. El resto espera en suspenso.',
  },
  code: 'Código del motivo',
  seller: 'Vendedor',
  invoice: 'Factura',
  amount: 'Importe',
  currency: 'Moneda',
  occurred: 'Fecha',
  payment: 'Pago',
  actions: 'Acciones',
  resolve: 'Resolver',
  resolveOf: 'Resolver: {{kind}}, {{seller}}',
  dialogTitle: 'Resolver: {{kind}}',
  dialogText: 'Resolver no mueve dinero. Indique qué se hizo; queda en el registro de auditoría.',
  reason: 'Qué se hizo',
  cancel: 'Cancelar',
  done: 'Marcada como resuelta.',
  emptyTitle: 'Nada que hacer',
  emptyText: 'Cuando falle un reembolso o un banco se contradiga, el pago aparecerá aquí.',
};
