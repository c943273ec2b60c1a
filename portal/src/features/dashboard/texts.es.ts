import type { Spanish } from '@quittance/sdk/i18n';
import type { dashboardTexts } from './texts.en.ts';

export const spanish: Spanish<typeof dashboardTexts> = {
  newInvoice: 'Nueva factura',
  group: {
    label: 'Estado',
    unpaid: 'Por pagar',
    sent: 'Enviadas',
    overdue: 'Vencidas',
    draft: 'Borradores',
    scheduled: 'Programadas',
    processing: 'En curso',
    paid: 'Pagadas',
    closed: 'Cerradas',
    all: 'Todas',
  },
  expenses: {
    title: 'Gastos',
    lead: 'Facturas de sus proveedores.',
    emptyTitle: 'No hay facturas por pagar',
    emptyText: 'Cuando un proveedor envíe una factura a su correo, aparecerá aquí, lista para pagar.',
    emptyAction: 'Ver sus ingresos',
  },
  income: {
    title: 'Ingresos',
    lead: 'Facturas que usted envió y borradores.',
    emptyTitle: 'Envíe su primera factura',
    emptyText: 'Su comprador recibe un enlace por correo y puede pagar desde un banco, tenga o no una cuenta aquí.',
  },
  indicators: {
    label: 'Facturas abiertas en {{currency}}',
    labelAll: 'Facturas abiertas',
    count_one: '{{number}} factura',
    count_many: '{{number}} de facturas',
    count_other: '{{number}} facturas',
  },
};
