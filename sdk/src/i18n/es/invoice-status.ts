import type { invoiceStatusTexts } from '../en/invoice-status.ts';
import type { Spanish } from '../texts.ts';

export const spanish: Spanish<typeof invoiceStatusTexts> = {
  status: {
    overdue: 'Vencida',
    sent: 'Enviada',
    paid: 'Pagada',
    paidBy: 'Pagada por {{recipient}}',
    paidTo: 'Pagada a {{sender}}',
    paidExternally: 'Marcada como pagada externamente',
    rejected: 'Rechazada por el comprador',
    canceled: 'Cancelada por el vendedor',
    denied: 'Pago denegado',
    allocated: 'Asignada',
    earnedDiscount: 'Ganó un descuento inmediato',
    guaranteed: 'Garantizada',
    draft: 'Borrador',
    scheduled: 'Programada',
  },
  list: {
    unpaid: 'Por pagar',
    paymentInProgress: 'Pago en curso',
    reportedPaid: 'Pago comunicado',
  },
};
