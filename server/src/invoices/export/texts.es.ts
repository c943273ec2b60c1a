import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceFileTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceFileTexts> = {
  fileName: {
    income: 'ingresos',
    expenses: 'gastos',
    'income-log': 'registro-de-ingresos',
    'expense-log': 'registro-de-gastos',
    guaranteed: 'facturas-garantizadas',
    completed: 'facturas-completadas',
  },
  column: {
    number: 'Factura',
    summary: 'Resumen',
    party: 'Empresa',
    sendingDate: 'Enviada',
    dueDate: 'Vencimiento',
    status: 'Estado',
    amount: 'Importe',
    total: 'Total adeudado',
    currency: 'Moneda',
  },
  status: {
    draft: 'Borrador',
    scheduled: 'Programada',
    sent: 'Enviada',
    unpaid: 'Sin pagar',
    overdue: 'Vencida',
    pending_payment_approval: 'Pago en curso',
    allocated: 'Garantizada',
    completed: 'Pagada',
    paid_late: 'Pagada con retraso',
    paid_externally: 'Marcada como pagada externamente',
    rejected_by_recipient: 'Rechazada por el comprador',
    canceled_by_sender: 'Cancelada por el vendedor',
    denied: 'Pago denegado',
    deleted: 'Eliminada',
  },
};
