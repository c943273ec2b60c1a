import type { Spanish } from '@quittance/sdk/i18n';
import type { invoicingTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoicingTexts> = {
  pages: 'Páginas',
  currency: 'Moneda',
  reserved: 'Reservado para usted',
  page: {
    guaranteed: 'Garantizadas',
    completed: 'Completadas',
    income: 'Registro de ingresos',
    expenses: 'Registro de gastos',
  },
  title: {
    guaranteed: 'Facturas garantizadas',
    completed: 'Facturas garantizadas completadas',
    income: 'Registro de ingresos',
    expenses: 'Registro de gastos',
  },
  lead: {
    guaranteed: 'Pagadas antes de su vencimiento. El dinero está reservado para usted y pasa a su saldo en esa fecha.',
    completed: 'Pagadas antes de su vencimiento, y ya abonadas a usted.',
    income: 'Facturas que usted envió y que están terminadas o archivadas.',
    expenses: 'Facturas que usted recibió y que están terminadas o archivadas.',
  },
  empty: {
    guaranteed: 'No hay dinero reservado para usted en {{currency}}',
    completed: 'Aún no hay facturas garantizadas completadas en {{currency}}',
    income: 'Aún no hay facturas terminadas en {{currency}}',
    expenses: 'Aún no hay facturas terminadas en {{currency}}',
  },
  emptyText: {
    guaranteed: 'Cuando un comprador paga una de sus facturas antes del vencimiento, queda aquí hasta esa fecha.',
    completed: 'Cuando llega el vencimiento de una factura garantizada, pasa aquí.',
    income: 'Aquí se guardan las facturas pagadas, canceladas y archivadas que usted envió.',
    expenses: 'Aquí se guardan las facturas pagadas, canceladas y archivadas que usted recibió.',
  },
  group: {
    label: 'Estado',
    all: 'Todas',
    paid: 'Pagadas',
    external: 'Pagadas externamente',
    canceled: 'Canceladas',
    rejected: 'Rechazadas',
    denied: 'Denegadas',
  },
};
