import type { Spanish } from '@quittance/sdk/i18n';
import type { invoiceListTexts } from './texts.en.ts';

export const spanish: Spanish<typeof invoiceListTexts> = {
  search: 'Buscar facturas',
  searchPlaceholder: 'Número, nombre o resumen',
  currency: 'Moneda',
  allCurrencies: 'Todas las monedas',
  payment: 'Pago',
  allPayments: 'Todos los pagos',
  payments: { failed: 'Pago fallido', reported: 'Pago directo comunicado' },
  caption: 'Facturas',
  number: 'Factura',
  from: 'De',
  to: 'Para',
  due: 'Vencimiento',
  amount: 'Importe',
  status: 'Estado',
  summary: 'Resumen',
  moreFilters: 'Ordenar y filtrar',
  sortLabel: 'Ordenar por',
  sort: {
    'due-latest': 'Vencimiento, primero el último',
    'due-earliest': 'Vencimiento, primero el más próximo',
    'amount-highest': 'Importe, de mayor a menor',
    'amount-lowest': 'Importe, de menor a mayor',
  },
  dueFrom: 'Vence desde',
  dueTo: 'Vence hasta',
  noMatchTitle: 'Ninguna factura coincide',
  noMatchText: 'Pruebe con otros filtros u otra búsqueda.',
};
