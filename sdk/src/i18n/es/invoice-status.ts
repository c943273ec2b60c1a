import type { invoiceStatus as english } from '../en/invoice-status.ts';

export const invoiceStatus = {
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
} satisfies typeof english;
