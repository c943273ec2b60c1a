import type { invoiceStatus as english } from '../en/invoice-status.ts';

export const invoiceStatus = {
  title: 'Factura',
  loading: 'Cargando la factura…',
  loadFailed: 'No pudimos cargar su factura. Inténtelo de nuevo.',
  notFound: 'No se encuentra esta factura.',
  linkExpired: 'Este enlace ha caducado. Pida uno nuevo al emisor.',
  sessionExpired: 'Su sesión ha caducado.',
  sessionExpiredHint: 'Vuelva a cargar la página o inicie sesión de nuevo e inténtelo otra vez.',
  amountDue: 'Importe adeudado',
  amountPaid: 'Importe pagado',
  total: 'Total',
  dueOn: 'Vence el {{date}}',
  wasDueOn: 'Venció el {{date}}',
  paidOn: 'Pagada el {{date}}',
  status: {
    overdue: 'Vencida',
    sent: 'Enviada',
    paid: 'Pagada',
    paidBy: 'Pagada por {{recipient}}',
    paidTo: 'Pagada a {{sender}}',
    paidExternally: 'Marcada como pagada externamente',
    rejected: 'Rechazada por el comprador',
    canceled: 'Cancelada por el emisor',
    denied: 'Pago denegado',
    allocated: 'Asignada',
    earnedDiscount: 'Ganó un descuento inmediato',
    guaranteed: 'Garantizada',
    draft: 'Borrador',
    scheduled: 'Programada',
  },
  panel: {
    canceled: 'El emisor canceló esta factura.',
    paymentInProgress: 'Hay un pago en camino. El estado cambiará cuando el banco lo liquide.',
    paymentRefused: 'Su último pago no se pudo enviar',
    paymentRefusedText:
      'El débito no se pudo enviar a su banco el {{date}}. No salió dinero de su cuenta. Pague de nuevo, si puede desde otra cuenta.',
    paymentReturned: 'Su último pago no se completó',
    paymentReturnedText:
      'Su banco lo devolvió el {{date}} (código {{code}}). No se retuvo dinero. Pague de nuevo, si puede desde otra cuenta.',
  },
} satisfies typeof english;
