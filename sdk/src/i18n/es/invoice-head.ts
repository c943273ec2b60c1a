import type { invoiceHead as english } from '../en/invoice-head.ts';

export const invoiceHead = {
  title: 'Factura',
  loading: 'Cargando la factura…',
  loadFailed: 'No pudimos cargar su factura. Inténtelo de nuevo.',
  notFound: 'No se encuentra esta factura.',
  linkExpired: 'Este enlace ha caducado. Pida uno nuevo al vendedor.',
  linkInvalid: 'Este enlace no es válido. Pida uno nuevo al vendedor.',
  sessionExpired: 'Su sesión ha caducado.',
  sessionExpiredHint: 'Vuelva a cargar la página o inicie sesión de nuevo e inténtelo otra vez.',
  amountDue: 'Importe adeudado',
  amountPaid: 'Importe pagado',
  total: 'Total',
  dueOn: 'Vence el {{date}}',
  wasDueOn: 'Venció el {{date}}',
  authorizedOn: 'Pago autorizado el {{date}}',
  panel: {
    reserved: 'Ya pagó. El dinero está reservado para el vendedor, que lo recibe en la fecha de vencimiento.',
    reservedLonger: 'Ya pagó. El dinero está reservado para el vendedor hasta que pueda recibirlo.',
    canceled: 'El vendedor canceló esta factura.',
    paymentInProgress: 'Hay un pago en camino. El estado cambiará cuando el banco lo liquide.',
    paymentRefused: 'Su último pago no se pudo enviar',
    paymentRefusedText: 'El débito no se pudo enviar el {{date}}. No se cobró nada. Pague de nuevo.',
    paymentReturned: 'Su último pago no se completó',
    paymentReturnedText: 'Su banco lo devolvió el {{date}} (código {{code}}). No se retuvo dinero. Pague de nuevo.',
  },
} satisfies typeof english;
