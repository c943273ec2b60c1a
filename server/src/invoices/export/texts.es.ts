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
};
