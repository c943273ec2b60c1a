import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceHeadTexts } from './head-texts.en.ts';

export const spanish: Spanish<typeof invoiceHeadTexts> = {
  title: 'Factura',
  loading: 'Cargando la factura…',
  loadFailed: 'No pudimos cargar su factura. Inténtelo de nuevo.',
  notFound: 'No se encuentra esta factura.',
  linkExpired: 'Este enlace ha caducado. Pida uno nuevo al vendedor.',
  linkInvalid: 'Este enlace no es válido. Pida uno nuevo al vendedor.',
  sessionExpired: 'Su sesión ha caducado.',
  sessionExpiredHint: 'Vuelva a cargar la página o inicie sesión de nuevo e inténtelo otra vez.',
  notConfigured: 'La factura no se puede mostrar en esta página.',
  notConfiguredHint: 'Póngase en contacto con la empresa a la que quiere pagar.',
  amountDue: 'Importe adeudado',
  amountPaid: 'Importe pagado',
  total: 'Total',
  dueOn: 'Vence el {{date}}',
  wasDueOn: 'Venció el {{date}}',
  authorizedOn: 'Pago autorizado el {{date}}',
  panel: {
    reserved: 'Pagada. {{seller}} recibe el dinero el {{date}}.',
    reservedLonger: 'Pagada. El dinero está reservado hasta que {{seller}} pueda recibirlo.',
    paymentInProgress: 'Su pago se está procesando. Esta página se actualizará cuando se acredite.',
    underReview:
      'Estamos revisando su pago. El dinero ha salido de su cuenta y esta página se actualizará al terminar.',
    externalNotified:
      'El {{date}} avisó a {{seller}} de que ha pagado. La factura sigue abierta hasta que {{seller}} lo confirme.',
    paymentRefused: 'Su último pago fue rechazado',
    paymentRefusedText: 'Su banco rechazó este pago el {{date}}: {{reason}}. No se le cobró nada.',
    paymentNotSubmitted: 'Su último pago no se pudo enviar',
    paymentNotSubmittedText: 'No pudimos conectar con su banco el {{date}}. No se le cobró nada.',
    paymentReturned: 'Su último pago no se completó',
    paymentReturnedText: 'Su banco devolvió este pago el {{date}}: {{reason}}. No se le cobró nada.',
  },
  bankReason: {
    R01: 'fondos insuficientes',
    R02: 'cuenta cerrada',
    R03: 'la cuenta no existe',
    R04: 'número de cuenta no válido',
    R07: 'autorización revocada',
    R10: 'débito no autorizado',
    R13: 'número de ruta no válido',
    R29: 'débito no autorizado',
  },
};
